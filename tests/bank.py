"""A bank of answers to a chapter's exercises, and the tests of them."""

import pytest

from attnlib.exercises import check, names


class Bank:
    """Right answers, and wrong ones with the name of the misconception each one shows.

    A function is kept by a decorator, a value or a lambda by a call: ``right("count")(12)``.
    """

    def __init__(self, chapter):
        self.chapter, self.rights, self.wrongs = chapter, [], []

    def right(self, exercise):
        """Keep what is decorated as a right answer."""

        def add(answer):
            self.rights.append((exercise, answer))
            return answer

        return add

    def wrong(self, exercise, misconception):
        """Keep what is decorated as an answer that shows a misconception."""

        def add(answer):
            self.wrongs.append((exercise, misconception, answer))
            return answer

        return add

    def tests(self):
        """Return two tests: right answers pass, wrong ones are named."""

        @pytest.mark.parametrize(("exercise", "answer"), self.rights)
        def test_right_answers_pass(exercise, answer):
            verdict = check(f"{self.chapter}.{exercise}", answer)
            assert verdict.status == "passed", verdict

        @pytest.mark.parametrize(("exercise", "misconception", "answer"), self.wrongs)
        def test_wrong_answers_are_named(exercise, misconception, answer):
            verdict = check(f"{self.chapter}.{exercise}", answer)
            assert (verdict.status, verdict.name) == ("misconception", misconception), verdict
            assert not verdict

        return test_right_answers_pass, test_wrong_answers_are_named

    def assert_full(self, rights, without=None):
        """Assert that each exercise, but for one that has its own tests, has its answers here.

        At least `rights` right ones, and wrong ones for five misconceptions.
        """
        exercises = {name.partition(".")[2] for name in names(self.chapter)}
        assert len(exercises) >= 4
        for exercise in exercises - {without}:
            assert sum(name == exercise for name, _ in self.rights) >= rights, exercise
            named = {shown for name, shown, _ in self.wrongs if name == exercise}
            assert len(named) >= 5, exercise
