"""The learnable layers, thin modules of torch on top of attnlib's functions.

The batch comes first, True in a mask means "may attend", and nothing of a call stays on the
layer: what is computed is returned. Importing this package imports torch.
"""

from importlib import import_module

from attnlib._extras import needs

with needs(__name__, "torch"):
    import_module("torch")

from attnlib.nn.attention import (
    AdditiveAttention,
    ConcatAttention,
    MultiplicativeAttention,
    SelfAttention,
)
from attnlib.nn.blocks import FeedForward
from attnlib.nn.cache import KeyValue, KeyValueCache
from attnlib.nn.decoder import DecoderLayer, DecoderLayerOutput
from attnlib.nn.decoder_only import Decoder, DecoderOutput
from attnlib.nn.decoding import Decoded, SequenceToSequence, SequenceToSequenceOutput
from attnlib.nn.embedding import TokenEmbedding
from attnlib.nn.encoder import Encoder, EncoderLayer, EncoderOutput
from attnlib.nn.multihead import MultiHeadAttention
from attnlib.nn.position import ALiBi, Position, Rotary
from attnlib.nn.recurrent import RecurrentSeq2Seq
from attnlib.nn.transformer import Transformer

__all__ = [
    "ALiBi",
    "AdditiveAttention",
    "ConcatAttention",
    "Decoded",
    "Decoder",
    "DecoderLayer",
    "DecoderLayerOutput",
    "DecoderOutput",
    "Encoder",
    "EncoderLayer",
    "EncoderOutput",
    "FeedForward",
    "KeyValue",
    "KeyValueCache",
    "MultiHeadAttention",
    "MultiplicativeAttention",
    "Position",
    "RecurrentSeq2Seq",
    "Rotary",
    "SelfAttention",
    "SequenceToSequence",
    "SequenceToSequenceOutput",
    "TokenEmbedding",
    "Transformer",
]
