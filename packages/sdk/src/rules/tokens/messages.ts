/** The sentences of problems of a service token. */
export const tokenRuleMessages = {
  nameEmpty: { zh: "请填写令牌名称", en: "Enter a name." },
  nameLong: { zh: "最多 {{max}} 个字", en: "At most {{max}} {{max|character|characters}}." },
  rolesEmpty: { zh: "请选择身份", en: "Choose a role." },
  daysEmpty: { zh: "请选择有效期", en: "Choose how long it is valid." },
};
