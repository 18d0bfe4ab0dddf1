/** What is wrong with the specs of a rule. */
export const specMessages = {
  broken: { zh: "规格内容格式不正确，请重新填写", en: "The specs cannot be read. Enter them again." },
  none: { zh: "请至少添加一条属性规格！", en: "please add at least one attribute spec!" },
  tooManySpecs: { zh: "最多添加 {{limit}} 条规格", en: "At most {{limit}} specs" },
  nameEmpty: { zh: "请添加规格名称", en: "please add spec name" },
  valuesEmpty: { zh: "请为“{{name}}”添加属性", en: "please add attribute to “{{name}}”" },
  valueEmpty: { zh: "“{{name}}”中有空的属性，请填写或删除", en: "A value of “{{name}}” is empty. Fill it in or remove it." },
  tooManyValues: { zh: "“{{name}}”最多添加 {{limit}} 个属性", en: "“{{name}}” takes at most {{limit}} values" },
  tooLong: { zh: "“{{text}}”超过 {{limit}} 个字，请缩短", en: "“{{text}}” is longer than {{limit}} characters. Make it shorter." },
  comma: { zh: "“{{text}}”含有英文逗号，请去掉", en: "“{{text}}” holds a comma. Take it out." },
  sameName: { zh: "规格“{{name}}”重复，请删除其中一个", en: "There are two specs called “{{name}}”. Remove one." },
  sameValue: { zh: "“{{name}}”的属性“{{text}}”重复，请删除其中一个", en: "“{{name}}” has the value “{{text}}” twice. Remove one." },
};
