"""A browser without a window, and the few things that tests do with it."""

import json

from selenium import webdriver
from selenium.webdriver.chrome.options import Options
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.keys import Keys


class Browser:
    """One browser, in which one page after another is looked at."""

    def __init__(self):
        options = Options()
        for flag in ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.resize(1400)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.driver.quit()

    def open(self, path):
        self.driver.get(f"file://{path}")

    def resize(self, width, height=1000, scheme="light"):
        """Gives the page a size, and a light or a dark scheme."""
        self.driver.execute_cdp_cmd(
            "Emulation.setDeviceMetricsOverride",
            {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 500})
        self.driver.execute_cdp_cmd(
            "Emulation.setEmulatedMedia", {"features": [{"name": "prefers-color-scheme", "value": scheme}]})

    def run(self, script, *arguments):
        return self.driver.execute_script(script, *arguments)

    def log(self):
        """What the browser had to say since it was last asked."""
        return [entry["message"] for entry in self.driver.get_log("browser")]

    def press(self, *keys):
        for key in keys:
            ActionChains(self.driver).send_keys(getattr(Keys, key, key)).perform()

    def hold(self, modifier, key):
        """Presses a key while another is held down."""
        modifier = getattr(Keys, modifier)
        ActionChains(self.driver).key_down(modifier).send_keys(getattr(Keys, key, key)).key_up(modifier).perform()

    def focus(self, selector):
        self.run("document.querySelector(arguments[0]).focus()", selector)

    def drag(self, selector, x, y):
        """Takes hold of the middle of an element and moves it by so many pixels."""
        element = self.driver.find_element("css selector", selector)
        ActionChains(self.driver, duration=50).click_and_hold(element).move_by_offset(x, y).release().perform()

    def point_at(self, selector):
        ActionChains(self.driver, duration=50).move_to_element(self.driver.find_element("css selector", selector)).perform()

    def text(self, selector):
        return self.run("return document.querySelector(arguments[0]).textContent", selector)

    def set_length(self, length):
        """Puts a length into the field at the top, as a reader does."""
        self.pictures([length])

    def picture(self):
        """What the picture says of itself: whether the layout has a place, its size, and its frames by name."""
        return self.pictures([None])[0]

    def pictures(self, lengths):
        """What the picture says of itself at each of some lengths, which are put into the field; at none, as it is."""
        return json.loads(self.run("""
            const root = document.getElementById("picture");
            const field = document.getElementById("length");
            const parts = ["x", "y", "width", "height"];
            return JSON.stringify(arguments[0].map((length) => {
              if (length !== null) {
                field.value = length;
                field.dispatchEvent(new Event("change"));
              }
              return {placed: root.dataset.placed === "true", length: Number(root.dataset.length),
                size: [Number(root.dataset.width), Number(root.dataset.height)],
                frames: [...root.querySelectorAll("[data-frame]")].map((item) => ({index: Number(item.dataset.frame),
                  name: item.dataset.name, rect: parts.map((part) => Number(item.dataset[part]))}))
                  .sort((a, b) => a.index - b.index)};
            }))""", [None if length is None else repr(length) for length in lengths]))
