import { catalogue } from "../texts/catalogue";

/** The messages of the generic rules (specification, section 5). */
export const ruleText = catalogue("rules", {
  required: { zh: "请输入{{label}}", en: "please enter {{label}}" },
  min: { zh: "{{label}}不能小于{{min}}", en: "{{label}} must be at least {{min}}" },
  max: { zh: "{{label}}不能大于{{max}}", en: "{{label}} must be at most {{max}}" },
  range: { zh: "{{label}}必须在{{min}}到{{max}}之间", en: "{{label}} must be between {{min}} and {{max}}" },
  length: {
    least: { zh: "{{label}}不能少于{{min}}个字符", en: "{{label}} must have at least {{min}} {{min|character|characters}}" },
    most: { zh: "{{label}}不能超过{{max}}个字符", en: "{{label}} must have at most {{max}} {{max|character|characters}}" },
    between: { zh: "{{label}}长度必须在{{min}}到{{max}}个字符之间", en: "{{label}} must have {{min}} to {{max}} characters" },
    exact: { zh: "{{label}}必须为{{max}}个字符", en: "{{label}} must have {{max}} {{max|character|characters}}" },
  },
  pattern: { zh: "{{label}}格式不正确", en: "{{label}} format incorrect" },
});
