"""Exercises of chapter 02, alignment."""

EXERCISES = ("my_additive", "look_back", "error_rate", "beam_step", "whole_sentence")
