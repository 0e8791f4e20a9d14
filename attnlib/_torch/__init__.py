"""What torch alone needs: its fused kernels, and when they may be used."""

from attnlib._torch import eager as eager
from attnlib._torch import kernel as kernel
from attnlib._torch import steps as steps
