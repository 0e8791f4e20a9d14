"""What torch alone needs: its fused kernel, and plain steps where that cannot express a call."""

from attnlib._torch import eager as eager
from attnlib._torch import kernel as kernel
from attnlib._torch import steps as steps
