// What the values of keys may be, as the formats that read documents say it, and what a value could be to begin with.

const isObject = (value) => value !== null && typeof value === "object" && !Array.isArray(value);

/** Whether a value has a form; a name that is none is still a name, which its reader refuses in better words. */
const fits = (form, value) => {
  switch (form.kind) {
    case "number": return typeof value === "number";
    case "text": return typeof value === "string";
    case "flag": return typeof value === "boolean";
    case "names": return typeof value === "string";
    case "percentage": return typeof value === "string" && /^\+?[\d.]+%$/.test(value);
    case "list": return Array.isArray(value) && value.every((each) => fits(form.element, each));
    case "object": return isObject(value) && Object.keys(value).every((key) => form.members.some((member) => member.key === key))
      && form.members.every((member) => !member.isRequired || isGiven(value[member.key]));
    case "any": return form.forms.some((each) => fits(each, value));
    default: return false;
  }
};

/** What a value of a form could be. */
const seed = (form) => {
  switch (form.kind) {
    // A length that can be seen; of what else is a number, one does least.
    case "number": return form.isWhole ? form.least ?? 0 : form.least === undefined ? 1 : 50;
    case "text": return "";
    case "flag": return true;
    case "names": return form.names[0];
    case "percentage": return "50%";
    case "list": return [seed(form.element)];
    case "object": {
      const required = form.members.filter((member) => member.isRequired);
      if (required.length) return Object.fromEntries(required.map((member) => [member.key, seed(member.form)]));
      // Something that hardly says anything, such as a minimum of 0.
      const [{ key, form: first }] = form.members;
      return { [key]: first.kind === "number" ? first.least ?? 1 : seed(first) };
    }
    case "any": return seed(form.forms[0]);
    default: return {};
  }
};

/** The form of a value where another key of its object may leave fewer. */
const formIn = (member, object) => {
  const { narrowing } = member;
  const other = narrowing && object?.[narrowing.key];
  return isGiven(other) && (narrowing.value === undefined || other === narrowing.value) ? narrowing.form : member.form;
};

/** The forms of which one holds, with any in any as one list. */
const alternatives = (form) => form.kind === "any" ? form.forms.flatMap(alternatives) : [form];

/** The one of several forms that a value has: names are told apart from other texts. */
const formOf = (forms, value) => forms.find((form) => form.kind === "names" ? form.names.includes(value) : fits(form, value));

/** What a form is called among others. */
const formName = (form) => {
  switch (form.kind) {
    case "number": return "number";
    case "percentage": return "part of what is around it";
    case "flag": return "yes or no";
    case "object": {
      const required = form.members.filter((member) => member.isRequired);
      const names = (required.length ? required : form.members).map((member) => words(member.key));
      return names.length > 3 ? `${names.slice(0, 3).join(", ")}, …` : names.join(", ");
    }
    default: return form.kind;
  }
};

const words = (key) => key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
