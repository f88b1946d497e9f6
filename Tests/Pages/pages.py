"""What a reader does with a page: points, drags, presses keys, reads it on a small screen and at night."""

from selenium.common.exceptions import WebDriverException

GRID = "Sources/layout/Examples/ambiguous-spans-400.json"
HOSTILE = "</script><img src=x onerror=alert(1)>\u2028\"'&"


def use_pages(place, browser):
    """The problems of all uses, each with the name of the use."""
    uses = [slider_by_keyboard, items_by_keyboard, open_range_by_keyboard, ruler_by_pointer, track_by_pointer,
            pointing_explains, zones_tell_conflicts, several_documents, hostile_names, screens]
    problems = []
    for use in uses:
        browser.resize(1400)
        try:
            use(place, browser)
        except (AssertionError, WebDriverException) as error:
            problems.append(f"{use.__name__}: {error or 'does not hold'}")
        if log := browser.log():
            problems.append(f"{use.__name__}: the browser says {log}")
    return problems


def is_equal(found, expected):
    assert found == expected, f"{found!r}, not {expected!r}"


def focused(browser):
    return browser.run("return document.activeElement.id")


def open_grid(place, browser):
    browser.open(place.export("grid", GRID))


def slider_by_keyboard(place, browser):
    open_grid(place, browser)
    for _ in range(8):
        if focused(browser) == "length-handle":
            break
        browser.press("TAB")
    is_equal(focused(browser), "length-handle")
    before = browser.picture()["length"]
    browser.press("ARROW_LEFT")
    is_equal(browser.picture()["length"], before - 1)
    browser.press("PAGE_DOWN")
    is_equal(browser.picture()["length"], 280)
    browser.press("HOME")
    is_equal(browser.picture()["placed"], False)
    browser.press("PAGE_UP")
    is_equal(browser.picture()["length"], 280)
    is_equal(browser.run("return document.activeElement.getAttribute('aria-valuenow')"), "280")


def items_by_keyboard(place, browser):
    open_grid(place, browser)
    browser.focus("#picture")
    browser.press("HOME")
    is_equal(browser.text("#reasons h3"), "green")
    browser.press("ARROW_RIGHT")
    is_equal(browser.text("#reasons h3"), "purple")
    browser.press("ARROW_DOWN")
    is_equal(browser.text("#reasons h3"), "cyan")
    is_equal(browser.run("return document.querySelector('#picture [aria-selected=true]').dataset.name"), "cyan")
    browser.press("ESCAPE")
    is_equal(browser.run("return document.querySelector('#reasons h3')"), None)


def open_range_by_keyboard(place, browser):
    open_grid(place, browser)
    before = {frame["name"]: frame["rect"] for frame in browser.picture()["frames"]}
    browser.focus("#open-list input")
    browser.press("END")
    after = {frame["name"]: frame["rect"] for frame in browser.picture()["frames"]}
    is_equal(after["pink"][0] > before["pink"][0], True)
    is_equal(after["purple"][2] > before["purple"][2], True)
    browser.driver.find_element("id", "release").click()
    is_equal({frame["name"]: frame["rect"] for frame in browser.picture()["frames"]}, before)


def ruler_by_pointer(place, browser):
    open_grid(place, browser)
    before = browser.picture()["length"]
    browser.drag("#length-handle", -40, 0)
    is_equal(browser.picture()["length"] < before, True)


def track_by_pointer(place, browser):
    open_grid(place, browser)
    browser.drag(".handle .grip", 50, 0)
    is_equal(float(browser.text("#open-list output")) > 20, True)
    is_equal(browser.run("return document.getElementById('release').hidden"), False)


def pointing_explains(place, browser):
    open_grid(place, browser)
    browser.point_at("[data-name=green] .shape")
    is_equal(browser.text("#reasons h3"), "green")
    is_equal("green is 50 wide" in browser.text("#reasons"), True)
    is_equal(browser.run("return document.querySelectorAll('#picture .covered').length"), 2)
    is_equal("green" in browser.text("#document .marked"), True)


def zones_tell_conflicts(place, browser):
    open_grid(place, browser)
    browser.set_length(250)
    is_equal(browser.picture()["placed"], False)
    is_equal("the container is less than 280 wide" in browser.text("#conflict"), True)
    browser.driver.find_element("css selector", "#conflict button").click()
    is_equal(browser.picture()["length"], 280)
    is_equal(browser.run("return document.getElementById('conflict').hidden"), True)


def several_documents(place, browser):
    browser.open(place.export("several", GRID, "Sources/layout/Examples/honeycomb.json"))
    browser.focus("#file")
    browser.press("ARROW_DOWN")
    is_equal(browser.text("#title"), "honeycomb.json")
    is_equal(browser.run("return document.querySelectorAll('#picture polygon').length > 0"), True)


def hostile_names(place, browser):
    document = {"layout": {"type": "stack", "axis": "row", "id": "__proto__", "children": [
        {"type": "item", "id": HOSTILE, "width": 90, "height": 40}, {"type": "text", "id": "<b>", "text": HOSTILE}]}}
    browser.open(place.export("hostile", place.write("<i>.json", document)))
    is_equal(browser.run("return document.querySelectorAll('img, b, main i i').length"), 0)
    is_equal(browser.text("#title"), "<i>.json")
    is_equal({frame["name"] for frame in browser.picture()["frames"]}, {"__proto__", HOSTILE, "<b>"})


def screens(place, browser):
    page = place.export("screens", GRID)
    colours = set()
    for width in [360, 1400]:
        for scheme in ["light", "dark"]:
            browser.resize(width, scheme=scheme)
            browser.open(page)
            is_equal(browser.run("return document.documentElement.scrollWidth <= window.innerWidth"), True)
            is_equal(browser.run("return document.getElementById('picture').getBoundingClientRect().width > 200"), True)
            colours.add(browser.run("return getComputedStyle(document.body).backgroundColor"))
    is_equal(len(colours), 2)
