// Changes each control of some keys once, and tells what the page shows then. `arguments` are the keys, whether all forms of a value are
// tried and the diagnosis and the code are waited for, and a callback that gets what happened, one entry for each change.
const [wanted, isThorough, done] = arguments;
const data = document.getElementById("picture").dataset;
const root = document.getElementById("controls");
const selector = "input, select, button[id$=-add], button[id$=-give]";
const controls = () => [...root.querySelectorAll(selector)].filter((control) => control.id.startsWith("field-") || control.id.startsWith("cell-"));
const ids = () => controls().map((control) => control.id);
const keyOf = (control) => control.closest("[data-key]").dataset.key;
const text = (id) => document.getElementById(id).textContent;
const settled = async () => {
  while (data[isThorough ? "version" : "shown"] !== data.asked) await new Promise((resolve) => setTimeout(resolve, 5));
};
const frames = () => [...document.querySelectorAll("#picture [data-frame]")]
  .map((each) => ["name", "x", "y", "width", "height"].map((part) => each.dataset[part]).join(" ")).join("\n");
const fire = (control, name) => control.dispatchEvent(new Event(name, { bubbles: true }));

/** What a control can be changed to: functions that do it. */
const changes = (control) => {
  if (control.nodeName === "BUTTON" || control.type === "checkbox") return [() => control.click()];
  if (control.nodeName === "SELECT") {
    const others = [...control.options].filter((option) => option.value !== control.value && option.value !== "");
    const all = others.filter((option) => !/^\d+$/.test(option.value));
    // One of the two is not what goes without saying.
    const names = [...new Set([all[all.length - 1], all[0]])].filter(Boolean);
    const forms = others.filter((option) => /^\d+$/.test(option.value));
    return (isThorough ? [...names, ...forms] : [...names, ...forms].slice(0, 1)).map((option) => () => {
      control.value = option.value;
      fire(control, "change");
    });
  }
  if (control.type === "number") return [() => {
    control.value = Number(control.value || 1) + 1;
    fire(control, "input");
  }];
  return [() => {
    control.value = keyOf(control) === "constraints" ? `container.width == ${control.value ? 42 : 41} @ 400` : control.value ? `${control.value}2` : "other";
    fire(control, "change");
  }];
};

const told = [];
const tryOut = async (id, isInner) => {
  const number = changes(document.getElementById(id)).length;
  for (let index = 0; index < number; index++) {
    const control = document.getElementById(id);
    const problem = text("problem");
    if (problem && !isInner) throw new Error(`${id}: before it is changed: ${problem}`);
    const [known, key] = [ids(), keyOf(control)];
    const before = [text("document"), text("code"), frames(), text("diagnosis")];
    changes(control)[index]();
    await settled();
    const after = [text("document"), text("code"), frames(), text("diagnosis")];
    told.push({ key, id, differs: before.map((each, part) => each !== after[part]), problem: text("problem") });
    if (isThorough && !isInner) for (const inner of ids().filter((each) => !known.includes(each))) await tryOut(inner, true);
    while (text("document") !== before[0] && !document.getElementById("undo").disabled) document.getElementById("undo").click();
    await settled();
    if (text("document") !== before[0]) throw new Error(`${id}: what was undone is not what was`);
  }
};

(async () => {
  try {
    for (const id of ids()) if (wanted.includes(keyOf(document.getElementById(id)).split(".")[0])) await tryOut(id, false);
    done({ told, keys: [...root.querySelectorAll("[data-key]")].map((each) => each.dataset.key) });
  } catch (error) {
    done({ problem: String(error), told });
  }
})();
