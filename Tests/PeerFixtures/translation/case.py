"""One case while it is translated: what it needs that documents cannot say, and where it was only approximated."""


class Case:
    """What is found out about a case on the way."""

    def __init__(self, direction):
        self.direction = direction
        #: Features that documents do not have.
        self.needs = set()
        #: What was written although it means nearly, not exactly, the same.
        self.notes = set()
        #: Detours that say exactly what is meant.
        self.means = set()

    def need(self, feature):
        """Remembers that the case cannot be said without `feature`; translating goes on, so that all are found."""
        self.needs.add(feature)

    def note(self, text):
        """Remembers an approximation."""
        self.notes.add(text)
