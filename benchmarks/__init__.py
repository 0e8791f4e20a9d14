"""Paired measurements against peers: ratios of interleaved runs, never bare times."""
