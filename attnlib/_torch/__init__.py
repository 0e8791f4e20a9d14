"""What torch alone needs: its fused kernels, and when they may be used."""
