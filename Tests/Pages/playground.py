"""Tries the playground: `playground.py [--layout COMMAND]`, a command that is built with the trait Playground.

The server refuses what it should, 2,000 malformed requests among it, and answers others meanwhile. On the page each control of
each type of layout is changed once; cells and spans are dragged; what was done is undone; links carry a layout; a prediction
is made. The log of the browser stays empty.
"""

import argparse
import json
import random
import re
import signal
import socket
import statistics
import subprocess
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from selenium.common.exceptions import WebDriverException

from browser import Browser

SIZED = {"width": 40, "height": 30}
#: A layout of each type, so that each of its controls can be changed.
LAYOUTS = {
    "item": {"id": "a", **SIZED},
    "text": {"id": "a", "text": "Some words to read"},
    "spacer": {}, "divider": {},
    "stack": {"axis": "row"}, "balancedStack": {"axis": "row"}, "flow": {"axis": "row"}, "zStack": {},
    "overlay": {}, "background": {}, "viewThatFits": {}, "free": {}, "scroll": {"width": 100, "height": 60},
    "frame": {"width": 100, "height": 60}, "padding": {"insets": 5}, "aspectRatio": {"ratio": 1.5},
    "grid": {}, "lazyGrid": {"columns": [{"fixed": 50}]}, "hexGrid": {}, "honeycomb": {"itemsPerRow": 2},
}
ONE_CHILD = ["scroll", "frame", "padding", "aspectRatio"]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--layout", default=".build/playground/debug/layout", help="the command")
    parser.add_argument("uses", nargs="*", help="the uses to try; all where none is named")
    options = parser.parse_args()
    # What is run in the background by a shell ignores Ctrl-C, and so would all that it starts.
    server = subprocess.Popen([options.layout, "playground", "--port", "0"], stdout=subprocess.PIPE, text=True,
                              preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL))
    address = server.stdout.readline().strip()
    port = int(address.rstrip("/").split(":")[-1])
    problems = []

    def run(uses):
        """One browser, in which one use after the other is tried until none is left."""
        with Browser() as browser:
            while uses:
                use = uses.pop(0)
                if options.uses and use.__name__ not in options.uses:
                    continue
                try:
                    browser.resize(1400)
                    use(Playground(browser, address, port, options.layout))
                except (AssertionError, WebDriverException) as error:
                    problems.append(f"{use.__name__}: {error or 'does not hold'}")
                if log := browser.log():
                    problems.append(f"{use.__name__}: the browser says {log}")

    try:
        # The longest first, in two browsers; what is timed has the machine for itself.
        uses = [controls_of_some_types, controls_of_other_types, malformed_requests, refusals, cells_are_dragged,
                spans_are_dragged, nothing_offered_shows_the_ideal, cells_and_spans_by_keyboard, undo, links, predictions,
                predictions_by_keyboard, half_typed_numbers, lessons, document_as_text, keyboard_alone, screens]
        with ThreadPoolExecutor(2) as pool:
            for done in [pool.submit(run, uses) for _ in range(2)]:
                done.result()
        run([changes_are_fast])
        server.send_signal(signal.SIGINT)
        try:
            server.wait(10)
        except subprocess.TimeoutExpired:
            problems.append("Ctrl-C does not end it")
    finally:
        server.kill()
    for problem in problems:
        print(problem, file=sys.stderr)
    print(f"playground: {len(problems)} problems")
    sys.exit(1 if problems else 0)


def is_equal(found, expected):
    assert found == expected, f"{found!r}, not {expected!r}"


class Playground:
    """The page in a browser, and the server behind it."""

    def __init__(self, browser, address, port, layout):
        self.browser, self.address, self.port, self.layout = browser, address, port, layout

    def ask(self, text, timeout=10, is_all=False):
        """What comes back for the bytes of a request; nothing where the connection ends without an answer.

        With `is_all` the server is told that nothing more comes.
        """
        answer = b""
        try:
            with socket.create_connection(("127.0.0.1", self.port), timeout) as connection:
                connection.sendall(text)
                if is_all:
                    connection.shutdown(socket.SHUT_WR)
                while part := connection.recv(65536):
                    answer += part
        except OSError:
            pass
        return answer

    def place(self, question=None, **headers):
        body = question if question is not None else json.dumps(
            {"document": json.dumps({"layout": {"type": "item", "id": "a", **SIZED}}), "everything": False}).encode()
        lines = {"Host": f"127.0.0.1:{self.port}", "Origin": f"http://127.0.0.1:{self.port}",
                 "Content-Type": "application/json", "Content-Length": str(len(body))}
        lines.update({name.replace("_", "-"): value for name, value in headers.items()})
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value is not None)
        return self.ask(f"POST /place HTTP/1.1\r\n{head}\r\n".encode() + body)

    def status(self, answer):
        return int(answer.split(b" ")[1]) if answer.startswith(b"HTTP/1.1 ") else None

    def open(self, document):
        """Opens the page with a document, by a link that carries it."""
        self.browser.driver.get("about:blank")
        text = json.dumps(document)
        self.browser.driver.get(self.address + "#layout=" + self.browser.run("return encodeURIComponent(arguments[0])", text))
        self.wait()

    def wait(self, everything=True):
        """Waits until the page shows what the document says now."""
        name = "version" if everything else "shown"
        return self.browser.driver.execute_async_script(
            """
            const [name, done] = arguments;
            const look = () => {
              const data = document.getElementById("picture").dataset;
              if (data.asked === undefined || data[name] !== data.asked) return;
              observer.disconnect();
              done(document.getElementById("problem").hidden);
            };
            const observer = new MutationObserver(look);
            observer.observe(document, { attributes: true, childList: true, subtree: true });
            look();
            """, name)

    def document(self):
        return json.loads(self.browser.text("#document"))

    def frames(self):
        return {frame["name"]: frame["rect"] for frame in self.browser.picture()["frames"]}

    def choose(self, place):
        self.browser.run("document.querySelector(`[data-outline='${arguments[0]}']`).click()", place)


def refusals(playground):
    is_equal(playground.status(playground.place()), 200)
    is_equal(playground.status(playground.place(Host="example.com")), 421)
    is_equal(playground.status(playground.place(Host=f"localhost:{playground.port}")), 403)
    is_equal(playground.status(playground.place(Origin="http://example.com")), 403)
    is_equal(playground.status(playground.place(Origin=None)), 403)
    is_equal(playground.status(playground.place(Content_Type="text/plain")), 415)
    is_equal(playground.status(playground.place(b"x" * 300_000)), 413)
    is_equal(playground.status(playground.place(b"{}")), 400)


def malformed_requests(playground):
    """2,000 requests that are cut off, mixed up or full of noise, from four sides; a good one is answered all the while."""
    good = f"POST /place HTTP/1.1\r\nHost: 127.0.0.1:{playground.port}\r\nContent-Length: 2\r\n\r\n{{}}".encode()
    answered = []

    def send(seed):
        source = random.Random(seed)
        for _ in range(500):
            text = bytearray(good)
            for _ in range(source.randrange(1, 12)):
                place = source.randrange(len(text))
                change = source.randrange(4)
                if change == 0:
                    text[place] = source.randrange(256)
                elif change == 1:
                    del text[place:place + source.randrange(1, 30)]
                elif change == 2:
                    text[place:place] = bytes(source.randrange(256) for _ in range(source.randrange(1, 200)))
                else:
                    text[place:place] = source.choice([b"\r\n", b"Content-Length: -1\r\n", b"Transfer-Encoding: chunked\r\n",
                                                       b"Content-Length: 99999999999999999999\r\n", b"\0", b"A" * 70_000])
                if not text:
                    text = bytearray(b" ")
            answer = playground.ask(bytes(text), timeout=5, is_all=True)
            answered.append(playground.status(answer))

    senders = [threading.Thread(target=send, args=(seed,)) for seed in range(4)]
    for sender in senders:
        sender.start()
    while any(sender.is_alive() for sender in senders):
        is_equal(playground.status(playground.place()), 200)
    is_equal(len(answered), 2000)
    is_equal(200 in answered, False)


#: The keys under which layouts have others in them, where it is not `children`.
CHILDREN = {"viewThatFits": "alternatives", "item": None, "text": None, "spacer": None, "divider": None}


def document_of(name):
    children_key = CHILDREN.get(name, "children")
    layout = {"type": name, **LAYOUTS[name]}
    items = [{"type": "item", "id": letter, **SIZED} for letter in "bc"]
    if name == "grid":
        layout["rows"] = [{"cells": items}]
    elif name == "hexGrid":
        layout["cells"] = [{"row": 0, "column": index, "item": item} for index, item in enumerate(items)]
    elif children_key:
        layout[children_key] = items[:1] if name in ONE_CHILD else items
    return {"proposal": {"width": 300, "height": None},
            "layout": {"type": "grid", "rows": [{"cells": [layout, {"type": "item", "id": "z", **SIZED}]}]}}


#: What becomes of one control: a number grows.
CHANGE = """
  const control = document.querySelector(`#controls [data-key="${arguments[0]}"] input[type=number]`);
  control.value = Number(control.value || 1) + 1;
  control.dispatchEvent(new Event("input", {bubbles: true}));
"""


def members(schema, name):
    """What a layout of a type can say in a grid, by the schema that the command prints, besides its type and its children."""
    def is_list_of_layouts(member):
        return re.search(r'"#/\$defs/(layout|cell|row|hexCell)"', json.dumps(member)) is not None
    return {key: member for key, member in schema["$defs"][f"{name}InGrid"]["properties"].items()
            if key != "type" and not is_list_of_layouts(member)}


def controls_of_some_types(playground):
    every_control(playground, slice(0, None, 2))


def controls_of_other_types(playground):
    every_control(playground, slice(1, None, 2))


def every_control(playground, part):
    """Each member of each type, as the schema has it, has a control, and with each the page follows."""
    schema = json.loads(subprocess.run([playground.layout, "schema"], capture_output=True, check=True).stdout)
    types = schema["$defs"]["layout"]["properties"]["type"]["enum"]
    is_equal(set(types) - set(LAYOUTS), set())
    common = [key for key in members(schema, "item") if all(key in members(schema, name) for name in types)]
    playground.browser.driver.set_script_timeout(300)
    script = Path(__file__).with_name("controls.js").read_text()
    told, wrong = [], []
    for name in types[part]:
        known = members(schema, name)
        playground.open(document_of(name))
        assert playground.browser.run("return document.getElementById('problem').hidden"), \
            f"{name}: {playground.browser.text('#problem')}"
        playground.choose("layout.rows[0].cells[0]")
        # What all types have in common is tried whole with the first one, and with the others until the picture follows.
        shared = [key for key in known if key in common and name != types[0]]
        own = [key for key in known if key not in shared]
        for keys, is_thorough in [(own, True), (shared, False)]:
            found = playground.browser.driver.execute_async_script(script, keys, is_thorough)
            if "problem" in found:
                wrong.append(f"{name}: {found['problem']}")
                continue
            if missing := set(known) - set(found["keys"]):
                wrong.append(f"{name} has no control for {missing}")
            for control in {change["id"] for change in found["told"]}:
                changes = [change for change in found["told"] if change["id"] == control]
                if is_thorough and not any(change["differs"][1] or change["problem"] for change in changes):
                    wrong.append(f"{name}: {control} does not change the Swift")
            for change in found["told"]:
                document, _, frames, diagnosis = change["differs"]
                what = f"{name}: {change['id']}"
                if not document:
                    wrong.append(f"{what} changes nothing")
                told.append((what, frames or diagnosis, change["problem"]))
    refused = [f"{what}: {problem}" for what, _, problem in told if problem]
    print(f"{len(told)} changes of controls of {len(types[part])} types; the picture or the diagnosis changes with "
          f"{sum(follows for _, follows, _ in told)}, {len(refused)} are refused")
    for each in refused:
        print(f"  {each}")
    is_equal(wrong, [])


GRID = {"layout": {"type": "grid", "horizontalSpacing": 10, "verticalSpacing": 10, "rows": [
    {"cells": [{"type": "item", "id": name, "width": 60, "height": 40} for name in ["one", "two", "three"]]},
    {"cells": [{"type": "item", "id": name, "width": 60, "height": 40} for name in ["four", "five"]]}]}}


def ids(playground):
    return [[cell["id"] for cell in row["cells"]] for row in playground.document()["layout"]["rows"]]


def cells_are_dragged(playground):
    playground.open(GRID)
    scale = playground.browser.run(
        "return document.querySelector('[data-name=one] .shape').getBoundingClientRect().width / 60")
    playground.browser.drag("[data-name=one] .shape", round(70 * scale), 0)
    playground.wait()
    is_equal(ids(playground), [["two", "one", "three"], ["four", "five"]])
    playground.browser.drag("[data-name=three] .shape", 0, round(50 * scale))
    playground.wait()
    is_equal(ids(playground), [["two", "one"], ["four", "five", "three"]])


def spans_are_dragged(playground):
    playground.open(GRID)
    playground.choose("layout.rows[0].cells[0]")
    scale = playground.browser.run(
        "return document.querySelector('[data-name=one] .shape').getBoundingClientRect().width / 60")
    playground.browser.drag(".span-edge.column", round(70 * scale), 0)
    playground.wait()
    is_equal(playground.document()["layout"]["rows"][0]["cells"][0].get("columns"), 2)
    is_equal(playground.frames()["two"][0], 140)


def undo(playground):
    playground.open(GRID)
    playground.choose("layout")
    before = playground.frames()
    playground.browser.run(CHANGE, "horizontalSpacing")
    playground.wait()
    after = playground.frames()
    is_equal(after["two"][0], before["two"][0] + 1)
    playground.browser.run("document.activeElement.blur()")
    playground.browser.run("dispatchEvent(new KeyboardEvent('keydown', {key: 'z', ctrlKey: true}))")
    playground.wait()
    is_equal(playground.frames(), before)
    playground.browser.run("document.getElementById('redo').click()")
    playground.wait()
    is_equal(playground.frames(), after)


def links(playground):
    playground.open(GRID)
    playground.choose("layout")
    playground.browser.run(CHANGE, "horizontalSpacing")
    playground.wait()
    before = playground.frames()
    playground.browser.run("document.getElementById('link').click()")
    address = playground.browser.run("return location.href")
    playground.browser.driver.get("about:blank")
    playground.browser.driver.get(address)
    playground.wait()
    is_equal(playground.frames(), before)


def predictions(playground):
    playground.open(GRID)
    playground.browser.run("document.getElementById('predict').click()")
    visible = "return getComputedStyle(document.querySelector('[data-name=two]')).visibility"
    is_equal(playground.browser.run(visible), "hidden")
    playground.browser.drag("[data-guess=two] .guess", 30, 20)
    playground.browser.run("document.getElementById('reveal').click()")
    is_equal(playground.browser.run(visible), "visible")
    is_equal("off" in playground.browser.text("#prediction"), True)


def lessons(playground):
    playground.browser.driver.get("about:blank")
    playground.browser.driver.get(playground.address)
    playground.wait()
    count = playground.browser.run("return document.querySelectorAll('#lesson option').length")
    assert count >= 12
    for number in range(count):
        playground.browser.run(
            "const lesson = document.getElementById('lesson'); lesson.value = arguments[0];"
            "lesson.dispatchEvent(new Event('change'))", str(number))
        assert playground.wait(), playground.browser.text("#problem")
        assert playground.browser.text("#lesson-text")


def document_as_text(playground):
    playground.open(GRID)
    change = ("document.getElementById('edit-source').click(); const source = document.getElementById('source');"
              "source.value = arguments[0]; document.getElementById('apply-source').click()")
    playground.browser.run(change, '{"layout": {"type": "item", "id": "new", "width": 70, "height": 20}}')
    playground.wait()
    is_equal(playground.frames(), {"new": [0, 0, 70, 20]})
    playground.browser.run(change, '{"layout": {"type": "item", "id": "new", "widht": 70}}')
    is_equal(playground.wait(), False)
    is_equal("layout.widht" in playground.browser.text("#problem"), True)


def nothing_offered_shows_the_ideal(playground):
    """What grows is shown as long as it is, until its reader chooses a length."""
    playground.open(GRID)
    is_equal(playground.browser.picture()["size"], [200, 90])
    playground.choose("layout.rows[1].cells[0]")
    playground.browser.run(CHANGE, "width")
    playground.wait()
    is_equal(playground.browser.picture()["size"], [201, 90])
    # The lines follow too.
    is_equal([playground.browser.text(f"#all-frames [data-row='3'] td:nth-child({column})") for column in [2, 4]], ["0", "61"])
    playground.browser.set_length(150)
    playground.browser.run(CHANGE, "width")
    playground.wait()
    is_equal(playground.browser.picture()["length"], 150)
    is_equal(playground.browser.picture()["placed"], False)


def cells_and_spans_by_keyboard(playground):
    playground.open(GRID)
    playground.browser.focus("#picture")
    playground.browser.press("HOME")
    playground.browser.hold("ALT", "ARROW_RIGHT")
    playground.wait()
    is_equal(ids(playground), [["two", "one", "three"], ["four", "five"]])
    playground.browser.hold("ALT", "ARROW_DOWN")
    playground.wait()
    is_equal(ids(playground), [["two", "three"], ["four", "one", "five"]])
    is_equal("number 2 of 3" in playground.browser.text("#said"), True)
    playground.browser.hold("SHIFT", "ARROW_RIGHT")
    playground.wait()
    is_equal(playground.document()["layout"]["rows"][1]["cells"][1], {"type": "item", "id": "one", "width": 60, "height": 40, "columns": 2})
    is_equal(playground.browser.run("return document.querySelector('#picture [aria-selected=true]').dataset.name"), "one")
    playground.browser.hold("SHIFT", "ARROW_LEFT")
    playground.wait()
    is_equal(playground.document()["layout"]["rows"][1]["cells"][1].get("columns"), None)
    is_equal(playground.browser.run("return document.activeElement.id"), "picture")


def predictions_by_keyboard(playground):
    playground.open(GRID)
    playground.browser.focus("#predict")
    playground.browser.press("ENTER")
    tab_to(playground, lambda id: id.startswith("guess-"))
    before = playground.browser.run("return document.activeElement.getAttribute('aria-label')")
    playground.browser.press("ARROW_RIGHT", "ARROW_DOWN")
    after = playground.browser.run("return document.activeElement.getAttribute('aria-label')")
    is_equal(after, before.replace("at 0, 0", "at 1, 1"))
    playground.browser.focus("#reveal")
    playground.browser.press("ENTER")
    is_equal("one 1," in playground.browser.text("#prediction"), True)


def tab_to(playground, is_wanted):
    """Presses Tab until what is wanted has the focus."""
    for _ in range(80):
        if is_wanted(playground.browser.run("return document.activeElement.id")):
            return
        playground.browser.press("TAB")
    raise AssertionError("Tab does not come to it")


def keyboard_alone(playground):
    """From the picture to a control and back, without a pointer; what is typed keeps the focus, and what was typed is undone at once."""
    playground.open(GRID)
    playground.browser.focus("#picture")
    playground.browser.press("HOME")
    is_equal(playground.browser.run("return document.querySelector('#outline [aria-current=true]').dataset.outline"),
             "layout.rows[0].cells[0]")
    tab_to(playground, lambda id: id == "field-columns")
    playground.browser.press("ARROW_UP", "ARROW_UP")
    playground.wait()
    is_equal(playground.document()["layout"]["rows"][0]["cells"][0].get("columns"), 2)
    is_equal(playground.browser.run("return document.activeElement.id"), "field-columns")
    playground.browser.hold("CONTROL", "z")
    playground.wait()
    is_equal(playground.document()["layout"]["rows"][0]["cells"][0].get("columns"), None)
    is_equal(playground.browser.run("return document.activeElement.value"), "")
    # The list of all layouts keeps the focus, too.
    playground.browser.run("document.querySelector('#outline button').focus()")
    playground.browser.press("TAB", "ENTER")
    is_equal(playground.browser.run("return document.activeElement.dataset.outline"), "layout.rows[0]")


def half_typed_numbers(playground):
    """A lone minus and a lone point are on the way to a number."""
    playground.open(GRID)
    playground.choose("layout")
    playground.browser.focus("#field-horizontalSpacing")
    playground.browser.hold("CONTROL", "a")
    playground.browser.press("-")
    # Should the page ask for anything now, its answer must not change the field either.
    playground.wait()
    playground.browser.press("4")
    playground.wait()
    is_equal(playground.document()["layout"]["horizontalSpacing"], -4)
    playground.browser.press(".", "5")
    playground.wait()
    is_equal(playground.document()["layout"]["horizontalSpacing"], -4.5)


def screens(playground):
    for width in [360, 1400]:
        for scheme in ["light", "dark"]:
            playground.browser.resize(width, scheme=scheme)
            playground.open(GRID)
            is_equal(playground.browser.run("return document.documentElement.scrollWidth <= window.innerWidth"), True)


def changes_are_fast(playground):
    """How long it takes from a change to the new picture of 100 cells; told, not judged, since machines differ."""
    rows = [{"cells": [{"type": "item", "id": f"{row}-{column}", "width": 20 + column, "height": 10 + row}
                       for column in range(10)]} for row in range(10)]
    playground.open({"layout": {"type": "grid", "rows": rows}})
    playground.choose("layout")
    playground.browser.driver.set_script_timeout(120)
    times = playground.browser.driver.execute_async_script("""
      const done = arguments[0];
      const picture = document.getElementById("picture");
      const input = document.querySelector("#field-horizontalSpacing");
      const times = [];
      const once = (number) => {
        if (number === 30) return done(times);
        const start = performance.now();
        input.value = number;
        input.dispatchEvent(new Event("input", {bubbles: true}));
        const look = () => {
          if (picture.dataset.shown !== picture.dataset.asked) return setTimeout(look, 0);
          times.push(performance.now() - start);
          setTimeout(() => once(number + 1), 20);
        };
        look();
      };
      once(0);
    """)
    print(f"from a change to the new picture of 100 cells: {statistics.median(times):.1f} ms (median of {len(times)})")


main()
