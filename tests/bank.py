"""A bank of answers to a chapter's exercises, collected by decorators, and the tests of them."""

import pytest

from attnlib.exercises import check


class Bank:
    """Right answers, and wrong ones with the name of the misconception each one shows."""

    def __init__(self, chapter):
        self.chapter, self.rights, self.wrongs = chapter, [], []

    def right(self, exercise):
        """Keep the decorated function as a right answer."""

        def add(answer):
            self.rights.append((exercise, answer))
            return answer

        return add

    def wrong(self, exercise, misconception):
        """Keep the decorated function as an answer that shows a misconception."""

        def add(answer):
            self.wrongs.append((exercise, misconception, answer))
            return answer

        return add

    def tests(self):
        """Return two tests: right answers pass, wrong ones are named."""

        @pytest.mark.parametrize(("exercise", "answer"), self.rights, ids=told)
        def test_right_answers_pass(exercise, answer):
            verdict = check(f"{self.chapter}.{exercise}", answer)
            assert verdict.status == "passed", verdict

        @pytest.mark.parametrize(("exercise", "misconception", "answer"), self.wrongs, ids=told)
        def test_wrong_answers_are_named(exercise, misconception, answer):
            verdict = check(f"{self.chapter}.{exercise}", answer)
            assert (verdict.status, verdict.name) == ("misconception", misconception), verdict
            assert not verdict

        return test_right_answers_pass, test_wrong_answers_are_named

    def counts(self, exercise):
        """Return how many right answers an exercise has, and how many misconceptions."""
        named = {misconception for name, misconception, _ in self.wrongs if name == exercise}
        return sum(name == exercise for name, _ in self.rights), len(named)


def told(part):
    """Name a part of a test's parameters: an answer by its function's name."""
    return getattr(part, "__name__", str(part))
