import type { Text } from "../rules/core";
import type { ProblemRule } from "./field-problem";
import type { FormField } from "./form-template";

const sentences = {
  /** For lists. */
  chooseOne: { zh: "请至少选择一个{{label}}", en: "please choose at least one {{label}}" },
  required: { zh: "{{label}}不能为空", en: "{{label}} cannot be empty" },
  kind: { zh: "{{label}}格式不正确", en: "{{label}} format incorrect" },
  format: { zh: "{{label}}格式不正确", en: "{{label}} format incorrect" },
  option: { zh: "{{label}}不是可选的值，请重新选择", en: "{{label}} is none of the choices; choose again" },
  few: { zh: "{{label}}至少选择{{least}}项", en: "choose at least {{least}} of {{label}}" },
  many: { zh: "{{label}}最多选择{{most}}项", en: "choose at most {{most}} of {{label}}" },
  small: { zh: "{{label}}不能小于{{min}}", en: "{{label}} must be at least {{min}}" },
  large: { zh: "{{label}}不能大于{{max}}", en: "{{label}} must be at most {{max}}" },
  step: { zh: "{{label}}须为{{step}}的倍数", en: "{{label}} must be a multiple of {{step}}" },
  decimals: { zh: "{{label}}最多{{precision}}位小数", en: "{{label}} takes at most {{precision}} decimals" },
  long: { zh: "{{label}}最多{{maxLength}}个字", en: "{{label}} takes at most {{maxLength}} characters" },
  order: { zh: "{{label}}的结束不能早于开始", en: "{{label}} cannot end before it starts" },
  early: { zh: "{{label}}不能早于{{earliest}}", en: "{{label}} cannot be before {{earliest}}" },
  late: { zh: "{{label}}不能晚于{{latest}}", en: "{{label}} cannot be after {{latest}}" },
  address: {
    zh: "请填写{{label}}的网址，以 http:// 或 https:// 开头",
    en: "enter the address of {{label}}, beginning with http:// or https://",
  },
} satisfies Record<string, Text>;

/**
 * The sentence of a problem in both languages; the template's own message takes precedence.
 *
 * A required field shows its placeholder; a list shows 请至少选择一个, a field without placeholder 不能为空 (specification, section
 * 5).
 */
export function problemSentence(field: FormField, rule: ProblemRule): Text {
  const own = rule === "required" && !holdsList(field) ? field.placeholder : (field.rules[placeOf(rule)]?.message ?? "");
  if (own !== "") return { zh: own, en: own };
  const params: Readonly<Record<string, unknown>> = { min: 0, most: 20, step: 0.5, ...limitsOf(field), label: field.label };
  const fill = (sentence: string) => sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name]));
  const { zh, en } = sentences[keyOf(field, rule)];
  return { zh: fill(zh), en: fill(en) };
}

function keyOf(field: FormField, rule: ProblemRule): keyof typeof sentences {
  if (rule === "required") return holdsList(field) ? "chooseOne" : "required";
  return isSentence(rule) ? rule : "format";
}

const isSentence = (rule: string): rule is Exclude<keyof typeof sentences, "chooseOne"> => Object.hasOwn(sentences, rule);

const placeOf = (rule: ProblemRule) => (rule.startsWith("pattern:") ? Number(rule.slice(8)) : -1);

function holdsList(field: FormField): boolean {
  if (field.kind === "checkbox" || field.kind === "cascader") return true;
  return (field.kind === "select" && field.isMultiple) || Array.isArray(field.initial);
}

/** Values of the sentences' placeholders beside the label. */
function limitsOf(field: FormField): Readonly<Record<string, unknown>> {
  switch (field.kind) {
    case "rate":
      return { max: field.max, step: field.hasHalves ? 0.5 : 1 };
    case "text":
    case "number":
    case "slider":
    case "checkbox":
    case "time":
      return { ...field };
    default:
      return {};
  }
}
