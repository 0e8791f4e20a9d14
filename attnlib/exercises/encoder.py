"""Exercises of chapter 09, encoder."""

from typing import Any

import numpy as np

from attnlib.exercises._declare import Array, Function, FunctionExercise, case, described, sampled

# layer_norm: The layer norm of each token.
LAYER_NORM = FunctionExercise.told(
    """
    over-tokens: Mean and variance are taken over the tokens. Then a token's result depends on its company.
      ? Which axis holds the numbers of one token?
    whole-array: One mean and one variance serve the whole array.
      ? Each token has a mean of its own. Which axis, and which option keeps it?
    d-minus-one: The variance is divided by d - 1.
      ? This is no estimate from a sample: divide by d.
    eps-outside-the-root: eps is added to the root, not to the variance under it.
      ? Where does eps stand in the formula?
    eps-forgotten: eps is not used. A token of equal numbers would divide by zero.
      ? Where does eps stand in the formula?
    no-root: The result is divided by the variance, not by its root.
      ? If x is doubled, the result should stay as it is.
    not-centred: The mean is not subtracted.
      ? What is the mean of the result, before gain and shift?
    unit-length: The squares are summed, not averaged: each token gets the length 1.
      ? The variance is a mean.
    gain-forgotten: The gain is not used.
      ? What is the gain multiplied with?
    shift-forgotten: The shift is not used.
      ? What is added in the end?
    shift-before-gain: The shift is added first and then multiplied by the gain.
      ? In which order stand gain and shift in the formula?
    """,
    over_tokens={"mean(axis=-1": "mean(axis=0", "var(axis=-1": "var(axis=0"},
    whole_array={"mean(axis=-1": "mean(axis=None", "var(axis=-1": "var(axis=None"},
    d_minus_one={"var(": "var(ddof=1, "},
    eps_outside_the_root={"np.sqrt(": "(np.sqrt(", ") + eps)": ")) + eps)"},
    eps_forgotten={" + eps": ""},
    no_root={"np.sqrt": ""},
    not_centred=({"* apart": "* x"}, {"* apart": "* x", "x.var(": "(x**2).mean("}),
    unit_length={"x.var(": "(apart**2).sum("},
    gain_forgotten={"gain * ": ""},
    shift_forgotten={" + shift": ""},
    shift_before_gain={"gain * apart": "gain * (apart", "+ shift": "+ shift)"},
    returns=("normed",),
    reference="""
def layer_norm(x, gain, shift, eps):
    apart = x - x.mean(axis=-1, keepdims=True)
    return gain * apart / np.sqrt(x.var(axis=-1, keepdims=True) + eps) + shift
""",
    cases=(
        case([[1.0, 3.0], [2.0, 8.0]], [1.0, 2.0], [0.0, 1.0], 0.0),
        sampled(0, (3, 5), (5,), (5,), then=(1e-5,)),
        sampled(1, (4, 3), (3,), (3,), then=(0.5,)),
        sampled(2, (1, 7), (7,), (7,), then=(0.1,)),
    ),
)


# feed_forward: The feed-forward network, each token alone.
FEED_FORWARD = FunctionExercise.told(
    """
    no-nonlinearity: There is nothing between the two linear maps, so together they are one.
      ? What makes two matrices more than one?
    nonlinearity-at-the-end: The relu stands behind the second map, so the output can never be negative.
      ? What stands between the two maps?
    nonlinearity-twice: There is a relu behind both maps. What is added to a token must be free to be negative.
      ? Count the nonlinearities in the formula.
    nonlinearity-first: The relu acts on x itself, before the first map.
      ? What stands between the two maps?
    nonlinearity-before-the-bias: The relu acts before b_1 is added. The bias decides where its corner is.
      ? What is inside the relu's brackets?
    gelu: The nonlinearity is a gelu. The task asks for a relu.
      ? A relu is max(0, x).
    absolute: Negative numbers lose their sign. A relu sets them to 0.
      ? A relu is max(0, x).
    b-1-forgotten: The first bias is not added.
      ? Which argument does your code not use?
    b-2-forgotten: The second bias is not added.
      ? Which argument does your code not use?
    residual-added: x is added to the result. That is the block's affair, not the network's.
      ? Compare with the formula of the network alone.
    """,
    no_nonlinearity={"np.maximum(h, 0)": "h"},
    nonlinearity_at_the_end="np.maximum(h @ w_2 + b_2, 0)",
    nonlinearity_twice={"np.maximum(h, 0)": "np.maximum(np.maximum(h, 0)", "+ b_2": "+ b_2, 0)"},
    nonlinearity_first={"h = x": "h = np.maximum(x, 0)", "np.maximum(h, 0)": "h"},
    nonlinearity_before_the_bias={" + b_1": "", "np.maximum(h, 0)": "(np.maximum(h, 0) + b_1)"},
    gelu=(
        {
            "np.maximum(h, 0)": "(h * (1 + np.vectorize(erf)(h / 2**0.5)) / 2)",
            "    h = ": "    from math import erf\n\n    h = ",
        },
        {"np.maximum(h, 0)": "(h * (1 + np.tanh((2 / np.pi) ** 0.5 * (h + 0.044715 * h**3))) / 2)"},
    ),
    absolute={"np.maximum(h, 0)": "np.abs(h)"},
    b_1_forgotten={" + b_1": ""},
    b_2_forgotten={" + b_2": ""},
    residual_added={"return ": "return x + "},
    returns=("output",),
    reference="""
def feed_forward(x, w_1, b_1, w_2, b_2):
    h = x @ w_1 + b_1
    return np.maximum(h, 0) @ w_2 + b_2
""",
    cases=(
        case(
            [[1.0, -1.0]],
            [[1.0, 0.0, 2.0], [0.0, 1.0, 1.0]],
            [0.0, 0.5, -2.0],
            [[1.0, 0.0], [2.0, 1.0], [0.0, 3.0]],
            [-2.0, 1.0],
        ),
        sampled(0, (3, 2), (2, 5), (5,), (5, 2), (2,)),
        sampled(1, (4, 3), (3, 7), (7,), (7, 3), (3,)),
        sampled(2, (2, 5), (5, 3), (3,), (3, 5), (5,)),
    ),
)


# decoder_layer: A pre-norm decoder layer: three parts, and what is added to what.
def _norm(x: Array) -> Any:
    apart = x - x.mean(axis=-1, keepdims=True)
    return apart / np.sqrt((apart**2).mean(axis=-1, keepdims=True) + 1e-5)


def _all_or_one(*changes: dict[str, str]) -> tuple[dict[str, str], ...]:
    return {old: new for each in changes for old, new in each.items()}, *changes


_SIZES = ((3, 2, 4, 5), (2, 4, 5, 3), (5, 3, 3, 7), (4, 6, 7, 2))  # n, m, d, d_ff: no two alike

DECODER_LAYER = FunctionExercise.told(
    """
    no-causal-mask: Self-attention sees the words that are still to be written.
      ? Which part of a decoder needs a mask, if nothing is padded?
    own-word-hidden: A token may not attend to itself, so the first one has nothing to attend to.
      ? Query i sees key j when j is at most i.
    causal-on-the-memory: The attention to the encoder's output is causal. All of the source is there already.
      ? What would be the future of a source sentence?
    no-cross-attention: Nothing attends to memory, so the source does not matter.
      ? How many parts has a decoder layer?
    memory-first: Memory is attended to before the self-attention.
      ? In which order do the three parts come?
    not-scaled: The dot products are not scaled.
      ? By the root of what are scores divided?
    memory-normed: Memory is normed once more. It is normed already, at the end of the encoder.
      ? Which arguments does the task call normed?
    post-norm: This is post-norm: the sums are normed, not what enters the parts.
      ? What gets the normed vectors, and what are they never added to?
    added-to-the-norm: A result is added to the normed vectors, so no free path is left.
      ? What is left of the plus: x, or its norm?
    residual-forgotten: One part or more replaces x, where it should be added.
      ? Count the additions: there are three.
    norm-forgotten: One part or more gets vectors that are not normed.
      ? There are three norms, one before each part.
    norm-at-the-end: The output is normed as well. In pre-norm one norm follows the whole stack, not each layer.
      ? Which three things get a norm?
    no-nonlinearity: There is no relu between the two matrices, so together they are one.
      ? What is inside the brackets of relu(y @ w_1) @ w_2?
    """,
    no_causal_mask={", mask=np.tri(len(a)) == 1": ""},
    own_word_hidden={"np.tri(len(a))": "np.tri(len(a), k=-1)"},
    causal_on_the_memory={
        "memory.T / root": "memory.T / root, mask=np.tri(len(b), len(memory)) == 1"
    },
    no_cross_attention={"    x = x + softmax(b @ memory.T / root) @ memory\n": ""},
    memory_first={
        "softmax(a @ a.T / root, mask=np.tri(len(a)) == 1) @ a": "softmax(a @ memory.T / root) @ memory",
        "softmax(b @ memory.T / root) @ memory": "softmax(b @ b.T / root, mask=np.tri(len(b)) == 1) @ b",
    },
    not_scaled={"np.sqrt(x.shape[1])": "1"},
    memory_normed={"    root": "    memory = norm(memory)\n    root"},
    post_norm={
        "a = norm(x)": "a = x",
        "b =": "b = x =",
        "c =": "c = x =",
        "return x": "return norm(x)",
    },
    added_to_the_norm=_all_or_one(
        {"x + softmax(a": "a + softmax(a"},
        {"x + softmax(b": "b + softmax(b"},
        {"x + np.max": "c + np.max"},
    ),
    residual_forgotten=_all_or_one(
        {"x + softmax(a": "softmax(a"}, {"x + softmax(b": "softmax(b"}, {"x + np.max": "np.max"}
    ),
    norm_forgotten=_all_or_one(
        {"a = norm(x)": "a = x"}, {"b = norm(x)": "b = x"}, {"c = norm(x)": "c = x"}
    ),
    norm_at_the_end={"return x": "return norm(x)"},
    no_nonlinearity={"np.maximum(c @ w_1, 0)": "c @ w_1"},
    returns=("output",),
    reference="""
def decoder_layer(x, memory, w_1, w_2):
    def norm(x):
        apart = x - x.mean(axis=-1, keepdims=True)
        return apart / np.sqrt((apart**2).mean(axis=-1, keepdims=True) + 1e-5)

    root = np.sqrt(x.shape[1])
    a = norm(x)
    x = x + softmax(a @ a.T / root, mask=np.tri(len(a)) == 1) @ a
    b = norm(x)
    x = x + softmax(b @ memory.T / root) @ memory
    c = norm(x)
    x = x + np.maximum(c @ w_1, 0) @ w_2
    return x
""",
    cases=tuple(
        sampled(i, (n, d), (m, d), (d, f), (f, d)) for i, (n, m, d, f) in enumerate(_SIZES)
    ),
)


# is_pre_norm: A test of what a residual adds to, made for torch's bug (pytorch, issue 61165).
def keeps_a_copy(x: Array, f: Function) -> Any:
    """Keep the input, and norm with the variance of numpy."""
    residual = x.copy()
    x = (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5)
    return f(x) + residual


IS_PRE_NORM = FunctionExercise.told(
    """
    nothing-caught: The test passes every layer, the wrong ones too. Shapes, say, are always right.
      ? What has to come out if f returns zeros?
    nothing-passes: The test refuses every layer, the right ones too. Rounding may differ a little.
      ? Compare with a tolerance.
    turned-round: The verdicts are the wrong way round: True means that the layer is pre-norm.
      ? Put a not before it.
    zeros-alone: With an f that returns zeros the test sees what is added to, and not what f gets.
      ? Which f shows what it was given?
    input-of-the-part-alone: The test sees what f gets, and not what its result is added to.
      ? What has to come out if f returns zeros?
    normed-input: The x of the test is normed already. Then adding to x and adding to its norm are the same.
      ? Which x differs from its norm?
    """,
    nothing_caught=lambda layer: True,
    nothing_passes=lambda layer: False,
    turned_round={"return all": "return not all"},
    zeros_alone={", np.sin": ","},
    input_of_the_part_alone={
        "return all(np.allclose(layer(x, f), x + f(norm(x))) for f in parts)": "layer(x, lambda y: seen.append(y) or y)\n"
        "    return np.allclose(seen[0], norm(x))",
        "parts = np.zeros_like, np.sin": "seen = []",
    },
    normed_input={"+ 2\n": "+ 2\n    x = norm(x)\n", "(norm(x)))": "(norm(x)), atol=1e-4)"},
    returns=("verdict",),
    reference="""
def is_pre_norm(layer):
    def norm(x):
        apart = x - x.mean(axis=1, keepdims=True)
        return apart / np.sqrt((apart**2).mean(axis=1, keepdims=True) + 1e-5)

    x = 3 * np.random.default_rng(0).normal(size=(5, 4)) + 2
    parts = np.zeros_like, np.sin
    return all(np.allclose(layer(x, f), x + f(norm(x))) for f in parts)
""",
    cases=(
        described("Add what a part makes of the normed input.", lambda x, f: x + f(_norm(x))),
        case(keeps_a_copy),
        described(
            "Norm each row by itself.", lambda x, f: x + f(np.stack([_norm(row) for row in x]))
        ),
        described("Add to the norm.", lambda x, f: _norm(x) + f(_norm(x))),
        described("Norm the sum: post-norm.", lambda x, f: _norm(x + f(x))),
        described("Norm nothing.", lambda x, f: x + f(x)),
        described("Double the output: x = f(norm(x)); x + x.", lambda x, f: 2 * f(_norm(x))),
        described("Norm each component over the tokens.", lambda x, f: x + f(_norm(x.T).T)),
    ),
)


# count: What an encoder layer learns.
COUNT = FunctionExercise.told(
    """
    biases-forgotten: The linear maps' biases are not counted.
      ? x W + b: how many numbers has b?
    matrices-only: Only the matrices are counted, neither biases nor norms.
      ? What else is learnt, beside the matrices?
    norms-forgotten: As many numbers are missing as the layer norms learn.
      ? How many numbers have gain and shift?
    one-norm: One of the two layer norms is missing, or their gains or shifts are.
      ? Two norms, each with a gain and a shift of d_model numbers.
    two-numbers-a-norm: Gain and shift are counted as one number each. There is one for each dimension.
      ? How wide are gain and shift?
    heads-multiply: The projections are multiplied by the number of heads, as if each head had the full width.
      ? How wide is one head, and what do all heads together need?
    w-o-forgotten: Three projections are counted. There is one more after the heads are joined.
      ? What mixes the heads?
    one-matrix-back: The feed-forward network has two matrices: one widens, one goes back.
      ? What is the shape of its output?
    """,
    biases_forgotten=(
        {" + d_ff + d_model": ""},
        {"(d_model + 1)": "d_model", "norms = 4": "norms = 2", " + d_ff + d_model": ""},
    ),
    matrices_only={"(d_model + 1)": "d_model", " + norms": "", " + d_ff + d_model": ""},
    norms_forgotten={" + norms": ""},
    one_norm={"norms = 4": "norms = 2"},
    two_numbers_a_norm={"norms = 4 * d_model": "norms = 4"},
    heads_multiply=(
        {"attention = 4": "attention = 4 * num_heads"},
        {"attention = 4": "attention = (3 * num_heads + 1)"},
        {"attention = 4": "attention = d_model + num_heads * d_model**2 + 3 * num_heads"},
    ),
    w_o_forgotten={"attention = 4": "attention = 3"},
    one_matrix_back=(
        {"2 * d_model * d_ff": "d_model * d_ff", "+ d_ff + d_model": "+ d_ff"},
        {"2 * d_model * d_ff": "d_model * d_ff"},
    ),
    returns=("parameters",),
    reference="""
def count(d_model, d_ff, num_heads):
    attention = 4 * d_model * (d_model + 1)
    norms = 4 * d_model
    return attention + norms + 2 * d_model * d_ff + d_ff + d_model
""",
    cases=(case(384, 1536, 12), case(512, 2048, 8), case(6, 10, 3), case(4, 7, 1), case(8, 3, 2)),
    rtol=float(np.finfo(np.float64).eps),
    atol=0.0,
)


# shifted: What the decoder reads in training, what it is to say, and what counts.
SHIFTED = FunctionExercise.told(
    """
    end-behind-the-padding: The end stands after the padding. It belongs after the last word of each sentence.
      ? How many words has each row, and in which column does the end stand?
    end-forgotten: There is no end. The model would never learn when to stop.
      ? After the last word, what is the decoder to say?
    not-shifted: The decoder reads at each place what it is to say there. It would learn to copy.
      ? Which word does it know when it is to say the first one?
    turned-round: What is read and what is wanted are exchanged: each word would be used to say the one before it.
      ? Which of the two begins with begin?
    counts-what-is-read: It counts where the input is a word. Where the end is read, nothing is wanted.
      ? After the end comes padding. Does the model have to learn it?
    end-not-counted: The end is left out of the loss. The model would never learn when to stop.
      ? Is the end to be learnt?
    padding-counted: Padding counts in the loss. The model would learn to write it.
      ? At which places is there nothing to learn?
    padding-marked: The padding is marked, not what counts.
      ? True is where there is something to learn.

    - Build the target first, (batch, n + 2): begin, the words, end, padding.
    - (words != 0).sum(axis=1) is the number of words in each row.
    - What is read and what is wanted are the target without its last and without its first column.
    """,
    end_behind_the_padding={"1 + (words != 0).sum(axis=1)": "-1"},
    end_forgotten={"= end": "= 0"},
    not_shifted=(
        {"target[:, 1:], target": "target[:, :-1], target"},
        {"target[:, :-1]": "target[:, 1:]"},
    ),
    turned_round={"target[:, :-1], target[:, 1:]": "target[:, 1:], target[:, :-1]"},
    counts_what_is_read={"1:] != 0": ":-1] != 0"},
    end_not_counted={"target[:, 1:] != 0": "(target[:, 1:] != 0) & (target[:, 1:] != end)"},
    padding_counted={"1:] != 0": "1:] > -1"},
    padding_marked={"1:] != 0": "1:] == 0"},
    returns=("read", "wanted", "counts"),
    cases=(
        case([[5, 6, 7], [8, 0, 0]], 1, 2),
        case([[4, 9, 0, 0], [3, 3, 5, 0]], 1, 2),
        case([[6, 8, 0], [7, 4, 9], [5, 0, 0]], 3, 2),
        case([[2, 4], [7, 0]], 8, 9),
    ),
    solution="""
def my_shifted(words, begin, end):
    target = np.pad(words, ((0, 0), (1, 1)))  # (batch, n + 2)
    target[:, 0] = begin
    target[np.arange(len(words)), 1 + (words != 0).sum(axis=1)] = end
    return target[:, :-1], target[:, 1:], target[:, 1:] != 0
""",
)
