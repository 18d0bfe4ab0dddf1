/** The sentences of problems with the contract's limits of a field; `title` is the field's. */
export const fieldMessages = {
  enter: { zh: "请输入{{title}}", en: "Enter the {{title}}." },
  choose: { zh: "请选择{{title}}", en: "Choose the {{title}}." },
  long: { zh: "{{title}}不能超过 {{max}} 个字", en: "At most {{max}} {{max|character|characters}}." },
  short: { zh: "{{title}}不能少于 {{min}} 个字", en: "At least {{min}} {{min|character|characters}}." },
  whole: { zh: "{{title}}须为 {{min}} 至 {{max}} 的整数", en: "A whole number from {{min}} to {{max}}." },
  number: { zh: "{{title}}须为 {{min}} 至 {{max}} 的数字", en: "A number from {{min}} to {{max}}." },
  rows: { zh: "最多 {{max}} 行", en: "At most {{max}} {{max|row|rows}}." },
  many: { zh: "最多选择{{max}}个", en: "At most {{max}} can be chosen." },
};
