import { attributesOf, isObject } from "./attributes";
import type { FieldBase, FormField, FormGap, FormIssue, FormNode, FormRow, FormRule, FormTemplate } from "./form-template";
import { readPattern } from "./pattern-text";
import { httpAddress } from "./http-address";
import { type FieldSource, readButton, readField } from "./read-field";

/** A template, or `json` for content that is not JSON or has no list of `fields`. */
export type ReadTemplate = { readonly template: FormTemplate } | { readonly fault: "json" | "shape" };

const most = 300;
const deepest = 6;

/**
 * Parses the content of a form template: JSON text or the parsed value.
 *
 * It never throws and evaluates nothing. Unknown parts become gaps and are listed in `issues`; the rest works. Keys may be
 * those of the generators (`__config__`, `__slot__`, `__vModel__`) or plain (`config`, `slot`, `model`).
 */
export function readFormTemplate(content: unknown): ReadTemplate {
  const described = typeof content === "string" ? parsed(content) : content;
  if (described === undefined) return { fault: "json" };
  const form = attributesOf(described);
  const list = form.list("fields");
  if (!list) return { fault: "shape" };
  const size = form.text("size");
  const position = form.text("labelPosition");
  const hasButtons = form.raw("formBtns") === undefined || form.flag("formBtns");
  const { nodes, fields, issues } = readNodes(list, hasButtons);
  return {
    template: {
      size: size === "medium" || size === "small" ? size : "mini",
      labelPosition: position === "left" || position === "top" ? position : "right",
      labelWidth: within(form.number("labelWidth"), 0, 400),
      gutter: within(form.number("gutter"), 0, 100) ?? 15,
      isDisabled: form.flag("disabled"),
      hasButtons,
      nodes,
      fields,
      issues,
    },
  };
}

function readNodes(list: readonly unknown[], hasButtons: boolean) {
  const fields: FormField[] = [];
  const issues: FormIssue[] = [];
  const models = new Set<string>();
  let count = 0;

  const gap = (fault: FormGap["fault"], what: string, { label, span }: { label: string; span: number }): FormGap => {
    issues.push({ fault, what, label });
    return { kind: "gap", fault, what, label, span };
  };

  function read(item: unknown, depth: number): FormNode[] {
    count += 1;
    if (count > most) {
      if (count === most + 1) issues.push({ fault: "many", what: String(most), label: "" });
      return [];
    }
    const source = sourceOf(item);
    const { own, config } = source;
    const span = within(config.number("span") ?? own.number("span"), 1, 24) ?? 24;
    const tag = config.text("tag") ?? "";
    const model = [own.text("__vModel__"), own.text("vModel"), own.text("model")].find(Boolean) ?? "";
    const place = { label: config.text("label") || model || tag, span };
    if (!isObject(item)) return [gap("node", typeof item, place)];

    const layout = config.text("layout") ?? (tag === "" && config.list("children") ? "rowFormItem" : "colFormItem");
    if (layout === "rowFormItem") return [row(source, span, depth) ?? gap("deep", String(deepest), place)];
    if (layout !== "colFormItem") return [gap("layout", layout, place)];
    if (tag === "el-button") return [{ kind: "button", span, ...readButton(source, hasButtons) }];
    return [field(tag, model, source, place)];
  }

  function row({ own, config }: FieldSource, span: number, depth: number): FormRow | undefined {
    if (depth >= deepest) return undefined;
    const children = config.list("children") ?? own.list("children") ?? [];
    return {
      kind: "row",
      span,
      gutter: within(own.number("gutter"), 0, 100),
      isFlex: own.text("type") === "flex",
      justify: own.text("justify") ?? "",
      align: own.text("align") ?? "",
      nodes: children.slice(0, most + 1).flatMap((child) => read(child, depth + 1)),
    };
  }

  function field(tag: string, model: string, source: FieldSource, place: { label: string; span: number }): FormField | FormGap {
    const details = readField(tag, source, (fault, what) => issues.push({ fault, what, label: place.label, model }));
    if (!details) return gap("tag", tag, place);
    if (model === "" || model === "__proto__" || model.length > 128) return gap("model", model, place);
    if (models.has(model)) return gap("twice", model, place);
    models.add(model);
    const found: FormField = { ...fieldBase(model, tag, source, place, issues), ...details };
    fields.push(found);
    return found;
  }

  return { nodes: list.slice(0, most + 1).flatMap((item) => read(item, 0)), fields, issues };
}

/** The parts of a field's description, in either spelling. */
function sourceOf(item: unknown): FieldSource {
  const own = attributesOf(item);
  const config = [own.raw("__config__"), own.raw("config")].find(isObject) ?? item;
  const slot = [own.raw("__slot__"), own.raw("slot")].find(isObject) ?? {};
  return { own, config: attributesOf(config), slot: attributesOf(slot) };
}

function fieldBase(
  model: string,
  tag: string,
  { own, config }: FieldSource,
  { label, span }: { label: string; span: number },
  issues: FormIssue[],
): FieldBase {
  const rules = (config.list("regList") ?? []).flatMap((rule) => ruleOf(rule));
  for (const { pattern, written } of rules) if (!pattern) issues.push({ fault: "pattern", what: written, label, model });
  const link = config.text("tipsLink") ?? "";
  const href = config.flag("tipsIsLink") ? httpAddress(link) : undefined;
  if (config.flag("tips") && config.flag("tipsIsLink") && link !== "" && !href) issues.push({ fault: "link", what: link, label, model });
  const text = config.text("tipsDesc") || (href ?? "");
  return {
    model,
    tag,
    label,
    isLabelShown: config.raw("showLabel") === undefined || config.flag("showLabel"),
    labelWidth: within(config.number("labelWidth"), 0, 400),
    span,
    isRequired: config.flag("required"),
    isDisabled: own.flag("disabled"),
    isReadOnly: own.flag("readonly"),
    isClearable: own.raw("clearable") === undefined || own.flag("clearable"),
    placeholder: own.text("placeholder") ?? "",
    rules,
    initial: config.raw("defaultValue"),
    tip: config.flag("tips") && text !== "" ? { text, href } : undefined,
  };
}

function ruleOf(rule: unknown): FormRule[] {
  const written = attributesOf(rule);
  const stated = written.raw("pattern");
  if (stated === undefined || stated === null || stated === "") return [];
  const text = stated instanceof RegExp ? String(stated) : stated;
  return [
    {
      pattern: readPattern(text),
      written: typeof text === "string" ? text.slice(0, 200) : typeof text,
      message: written.text("message") ?? "",
    },
  ];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const within = (number: number | undefined, min: number, max: number) =>
  number === undefined || number < min ? undefined : Math.min(max, Math.round(number));
