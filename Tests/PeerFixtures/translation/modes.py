"""How what is around a box treats it."""

# Fills a length that is given, whatever the content asks for: content that is longer stands out, as in CSS.
FILL = {"min": 0, "ideal": 0, "max": None}


class Mode:
    """How what is around a box treats it along one axis."""

    def __init__(self, kind, length=None, definite=False):
        #: "fill": takes a length that is given; "open": as long as its siblings; "hug": as its content; "said": `length`.
        self.kind = kind
        self.length = length
        self.definite = definite


HUG = Mode("hug")
OPEN = Mode("open")
FILLS = Mode("fill", definite=True)
