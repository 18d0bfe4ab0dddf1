/** The sentences of problems of a saved view. */
export const viewRuleMessages = {
  nameEmpty: { zh: "请填写视图名称", en: "Enter a name." },
  nameLong: { zh: "最多 {{max}} 个字", en: "At most {{max}} {{max|character|characters}}." },
};
