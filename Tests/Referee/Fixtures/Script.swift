#!/usr/bin/env swift
print("a script")
