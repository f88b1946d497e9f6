"""Checks documents by the schema that the command prints: check.py SCHEMA BAD-FORMS DOCUMENT..."""

import json
import sys

from jsonschema import Draft202012Validator


def main(schema_path, bad_path, *document_paths):
    with open(schema_path) as file:
        schema = json.load(file)
    Draft202012Validator.check_schema(schema)
    validator = Draft202012Validator(schema)
    failures = []
    for path in document_paths:
        with open(path) as file:
            document = json.load(file)
        # An editor's key, which every document may have.
        document["$schema"] = "layout.schema.json"
        for error in validator.iter_errors(document):
            failures.append(f"{path}: {error.json_path}: {error.message[:200]}")
    with open(bad_path) as file:
        bad = json.load(file)
    for case in bad:
        if validator.is_valid(case["document"]):
            failures.append(f"accepted: {case['about']}")
    for failure in failures:
        print(failure)
    print(f"{len(document_paths)} documents, {len(bad)} bad ones, {len(failures)} failures")
    return 1 if failures or not document_paths or len(bad) < 60 else 0


sys.exit(main(*sys.argv[1:]))
