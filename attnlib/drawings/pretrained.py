"""What chapter 10, pretrained, draws, and the sentences that it is measured on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import matplotlib.pyplot as plt
import numpy as np

from attnlib import diagram, plot
from attnlib._extras import needs

with needs(__name__, "torch"):
    from torch import Tensor

LAYERS, HEADS = 6, 12


def _lines(text: str) -> list[list[str]]:
    return [line.split(" | ") for line in text.strip().splitlines()]


PAIRS = _lines("""
The cat sleeps on the sofa. | A kitten is napping on the couch.
The dog runs in the park. | A puppy is playing outside.
The stock market fell sharply today. | Share prices dropped this morning.
She cooked a delicious dinner. | He prepared a tasty meal.
The train was late again. | Our flight has been delayed.
It is raining heavily. | The weather is wet and stormy.
The doctor examined the patient. | A physician looked at the sick man.
He plays the guitar very well. | She is a talented musician.
The bank refused the loan. | The lender turned down his request for money.
We sat on the bank and fished. | They rested by the river with their rods.
The judge sent him to prison. | The court locked the criminal up.
The match was cancelled because of snow. | Bad weather stopped the football game.
I forgot my password. | I cannot log in to my account.
The baby cried all night. | Nobody slept because of the newborn.
The bridge collapsed into the water. | The crossing fell down into the river.
""")
"""Fifteen pairs of sentences that say nearly the same."""

WHO = _lines("""
The dog bit the man. | The man was bitten by the dog. | The man bit the dog.
The teacher praised the student. | The student was praised by the teacher. | The student praised the teacher.
A man sold a car to a woman. | A woman bought a car from a man. | A woman sold a car to a man.
The hunter killed the bear. | The bear was killed by the hunter. | The bear killed the hunter.
Anna is taller than Tom. | Tom is shorter than Anna. | Tom is taller than Anna.
The company bought the bank. | The bank was bought by the company. | The bank bought the company.
France beat Spain in the final. | Spain lost the final to France. | Spain beat France in the final.
The cat chased the mouse. | The mouse fled from the cat. | The mouse chased the cat.
He is happy. | He is in a good mood. | He is not happy.
I like this film. | I enjoy this movie. | I do not like this film.
The door is open. | The door is not closed. | The door is closed.
She passed the exam. | She did not fail the exam. | She failed the exam.
""")
"""Twelve lines that need to know who did what: a sentence, one that says the same, and another."""

CHOSEN = _lines("""
He caught a cold. | He fell ill with a fever. | He caught a fish.
He broke the law. | He committed a crime. | He broke the window.
He took a bath. | He washed himself. | He took a bus.
He passed the exam. | He got a good grade. | He passed the salt.
The stock fell sharply. | Share prices dropped. | The stock of food is large.
He is a light sleeper. | Any sound wakes him. | He turned on the light.
The court found him guilty. | A judge convicted him. | He was found on the tennis court.
The star gave an interview. | A famous actor talked to the press. | The star gave a faint light.
The spring was cold this year. | April and May were chilly. | The spring in the bed was broken.
She left her job. | She resigned from her post. | She left her keys.
I cannot bear this noise. | The sound is intolerable. | The bear made this noise.
They fired the gun. | They shot with the gun. | They fired the guard with the gun.
The pool was empty. | There was no water to swim in. | The pool of talent was large.
The paper was published in May. | The journal printed the article in May. | The paper was torn in May.
The play was a success. | The audience loved the drama. | The play of the children was loud.
The head of the school retired. | The principal stopped working. | The head of the boy hurt at school.
""")
"""Sixteen questions, chosen so that the whole model answers them: a sentence, one that says the same, and another."""

FRESH = _lines("""
She broke the record. | She ran faster than anyone before. | She broke the vase.
He is a sharp student. | He learns quickly. | He has a sharp knife.
The company has a new branch. | The firm opened another office. | The tree has a new branch.
They held a meeting. | They came together to talk. | They held a rope.
The battery is dead. | The phone has no power left. | The old king is dead.
She caught the train. | She got to the station in time. | She caught the ball.
He drew a picture. | He made a sketch. | He drew his sword.
The film was shot in Rome. | They made the movie in Italy. | The man was shot in Rome.
I saw a bat in the cave. | A small animal flew in the dark. | I saw a bat on the baseball field.
The bill was paid. | We settled the account. | The bird has a yellow bill.
The nail is in the wall. | There is a metal pin in the board. | The nail of my finger is long.
She wore a ring. | There was gold on her finger. | She heard the phone ring.
He ran the company. | He was the director of the firm. | He ran the marathon.
The plant makes cars. | The factory builds automobiles. | The plant needs water.
They raised three children. | They brought up two sons and a daughter. | They raised three glasses.
The match lasted two hours. | The game took a long time. | He lit the match.
The current is strong here. | The river flows fast. | The current president is strong.
I cannot follow you. | I do not understand what you say. | I cannot follow your car.
She dropped the course. | She stopped going to the class. | She dropped the plate.
The letter came today. | The mail arrived this morning. | The letter A comes first.
He gave a speech. | He talked to the audience. | He gave a coin.
The bank refused the loan. | They would not lend us money. | We sat on the bank of the river.
The tank was full of fuel. | There was plenty of petrol. | The tank fired at the soldiers.
The trunk was full of bags. | There was luggage in the back of the car. | The trunk of the elephant is long.
""")
"""Twenty-four questions of the same kind, written afterwards, of which none was left out."""

STEPS = (0, 8, 16, 24, 32, 40, 56, 72)
"""How many heads are removed where a removal is judged."""


def name(layer: int, head: int) -> str:
    """Name a head as the page does, counted from 1."""
    return f"{layer + 1}.{head + 1}"


def top(table: Tensor, count: int = 3) -> list[tuple[str, float]]:
    """Return the names and numbers of the heads whose numbers are largest in size."""
    order = table.abs().flatten().argsort(descending=True)[:count].tolist()
    return [(name(*divmod(j, HEADS)), float(table.flatten()[j])) for j in order]


def rank_correlation(one: Tensor, other: Tensor) -> float:
    """Return Spearman's correlation of the sizes in two tables of heads."""
    ranks = [table.abs().flatten().argsort().argsort().numpy() for table in (one, other)]
    return float(np.corrcoef(ranks[0], ranks[1])[0, 1])


def patching() -> None:
    """Draw how one head's output at one token is taken from another run."""
    ax = diagram.canvas(10, 6.2)
    diagram.arrow(ax, (2.85, 4.72), (7.35, 4.72))  # behind the boxes
    for left, adjective in ((0.6, "wide"), (5.9, "tired")):
        for j, word in enumerate(("animal", "it", adjective)):
            _column(ax, left + 0.7 + 1.15 * j, word)
        diagram.mark(ax, "output", left + 1.85, 4.72, size=0.2)
    diagram.words(ax, 0.65, 5.98, "layer")
    for k in range(LAYERS):
        diagram.words(ax, 0.3, 1.6 + 0.78 * k, str(k + 1))
    figure: Any = ax.figure
    plot.show(
        figure,
        alt="Two runs side by side, the sentence with wide and the one with tired: the tokens animal, "
        "it and the adjective, with six layers above each. In layer 5, at the token it, one head's "
        "output is marked in both runs, and an arrow takes it from wide to tired. No other token and "
        "no other layer is touched.",
    )


def _column(ax: Any, x: float, word: str) -> None:
    diagram.words(ax, x, 0.6, word, rotation=45)
    for k in range(LAYERS):
        y = 1.6 + 0.78 * k
        diagram.box(ax, x, y, 0.8, 0.48, "")
        if k:
            diagram.arrow(ax, (x, y - 0.54), (x, y - 0.24))


def four_ways(tables: Mapping[str, Tensor]) -> None:
    """Draw what each way of asking says of each head, darker is more, and name the first three."""
    figure, axes = plt.subplots(2, 2, figsize=(7, 4.4), sharex=True, sharey=True)
    told = []
    for ax, (way, table) in zip(axes.flat, tables.items(), strict=True):
        size = table.abs()
        plot.weights((size / size.max()).numpy(), fmt=None, ax=ax)
        first = [head for head, _ in top(table)]
        ax.set(title=f"{way}: {', '.join(first)}", xlabel="", ylabel="")
        ax.set_xticks([0, 5, 11], ["1", "6", "12"])
        ax.set_yticks(range(LAYERS), [str(i + 1) for i in range(LAYERS)])
        told.append(f"{way}: {', '.join(first)}.")
    for ax in axes[:, 0]:
        ax.set(ylabel="layer")
    for ax in axes[1]:
        ax.set(xlabel="head")
    plot.show(
        figure,
        alt="Four maps of all heads, a row for each layer, darker is more. The first three heads of "
        f"each: {' '.join(told)}",
    )
