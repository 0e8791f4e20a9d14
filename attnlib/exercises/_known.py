"""Mistakes that any function may show, whatever it should compute."""

from attnlib.exercises._declare import Misconception

ENDLESS = Misconception(
    "does-not-end",
    "The function did not come back within ten seconds and was stopped.",
    "Which loop never ends, and what should end it?",
)
EXITS = Misconception(
    "exits",
    "The function ends the whole program, by exit() or SystemExit, instead of returning.",
    "A function hands its result back with return.",
)
NO_RETURN = Misconception(
    "no-return",
    "The function computes something and returns None.",
    "Is there a line with return, and is there something behind the word?",
)
PRINTS = Misconception(
    "prints-instead-of-returning",
    "The function prints its result and returns None.",
    "What is printed is gone. Which word hands a result back to the caller?",
)
STATEFUL = Misconception(
    "changes-between-calls",
    "The same arguments gave different results in two calls. The function must not remember or "
    "guess.",
    "Look for random numbers, or for something that one call leaves behind for the next.",
)
MUTATES = Misconception(
    "changes-its-input",
    "The results are right, but the call changes the caller's arrays.",
    "Which line assigns into an argument, or uses an operator such as -= on it?",
)
NOT_BOOLEAN = Misconception(
    "not-boolean",
    "The places are right, but they hold numbers. The function must return booleans: ~ and & do "
    "something else with 0 and 1, and as an index they pick other places.",
    "Which type has the result of a comparison?",
)
