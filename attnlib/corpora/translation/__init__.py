"""French and English sentence pairs: a grammar that makes them, and scores.

The grammar, from the bottom up: `_lexicon` has the words, `_phrase` joins words in both languages,
`_syntax` orders and inflects them, `_draw` chooses at random, `_groups`, `_verbs` and `_grammar`
say what may be said, and `_generate` makes pairs of it.
"""
