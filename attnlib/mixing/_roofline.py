"""How fast a device can be at most: by its arithmetic, or by its memory."""

from __future__ import annotations

from types import MappingProxyType
from typing import NamedTuple

from attnlib.mixing._costs import Cost

__all__ = ["DEVICES", "Device", "Roofline", "roofline"]


class Device(NamedTuple):
    """What a device does at most, as its maker or its owner states it."""

    peak: float
    """Operations per second; a multiplication with its addition is two."""
    bandwidth: float
    """Bytes per second between memory and chip."""
    bytes_per_number: int
    """The size of the numbers for which the peak is told."""
    source: str
    """Who states it, where and when."""


DEVICES = MappingProxyType(
    {
        "AMD EPYC 7763": Device(
            peak=5.02e12,
            bandwidth=204.8e9,
            bytes_per_number=4,
            source="NERSC, Perlmutter architecture (2021): 64 cores, 2.51 TFlops in float64 "
            "by AVX2, twice that in float32; 204.8 GB/s",
        ),
        "NVIDIA T4": Device(
            peak=65e12,
            bandwidth=320e9,
            bytes_per_number=2,
            source="NVIDIA, T4 product page (2018): 65 FP16 TFLOPS, 320+ GB/s",
        ),
        "NVIDIA A100": Device(
            peak=312e12,
            bandwidth=2.039e12,
            bytes_per_number=2,
            source="NVIDIA, A100 datasheet (June 2021), 80 GB SXM: FP16 and BF16 tensor core "
            "312 TFLOPS, 2,039 GB/s",
        ),
        "NVIDIA H200": Device(
            peak=989.5e12,
            bandwidth=4.8e12,
            bytes_per_number=2,
            source="NVIDIA, H200 datasheet (November 2023), SXM: FP16 and BF16 tensor core 1,979 "
            "TFLOPS with sparsity, so half without; 4.8 TB/s",
        ),
    }
)
"""Four devices by name: a server's CPU, and three GPUs with their tensor cores."""


class Roofline(NamedTuple):
    """The bounds of a layer on a device."""

    intensity: float
    """Operations per byte moved."""
    attainable: float
    """Operations per second, at most."""
    seconds: float
    """For the layer, at least."""


def roofline(cost: Cost, device: Device) -> Roofline:
    r"""Return how fast a layer can be on a device, at most.

    Parameters
    ----------
    cost : Cost
        What the layer costs.
    device : Device
        One of :data:`DEVICES`, or another.

    Returns
    -------
    Roofline
        The intensity, and bounds of the rate and of the time.

    See Also
    --------
    attention_cost : One of the costs.

    Notes
    -----
    Taught in chapter 11, mixing. With the operations W = 2 work and the bytes Q moved,

    .. math:: \text{intensity} = W / Q, \qquad
              \text{attainable} = \min(\text{peak}, \text{bandwidth} \cdot W / Q).

    It is a bound, no forecast: steps that wait for one another, launches and caches are not in
    it.

    References
    ----------
    Williams, Waterman & Patterson (2009), Roofline: an insightful visual performance model
    for multicore architectures, Communications of the ACM 52(4).

    Examples
    --------
    >>> from attnlib.mixing import attention_cost
    >>> device = Device(peak=1e12, bandwidth=1e11, bytes_per_number=2, source="an example")
    >>> roofline(attention_cost(64, 64), device)
    Roofline(intensity=16.0, attainable=1000000000000.0, seconds=1.048576e-06)
    """
    if not isinstance(cost, Cost):
        raise TypeError(f"cost must be a Cost; got {type(cost).__name__}.")
    if not isinstance(device, Device):
        raise TypeError(f"device must be a Device; got {type(device).__name__}.")
    for name in ("peak", "bandwidth", "bytes_per_number"):
        if not getattr(device, name) > 0:
            raise ValueError(f"{name} must be above 0; got {getattr(device, name)!r}.")
    operations = 2 * cost.work
    intensity = operations / (cost.numbers_moved * device.bytes_per_number)
    attainable = min(device.peak, device.bandwidth * intensity)
    return Roofline(intensity, attainable, operations / attainable)
