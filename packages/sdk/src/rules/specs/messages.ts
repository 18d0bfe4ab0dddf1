/** The sentences of problems of specs; they take `specLimits` and the affected texts as parameters. */
export const specRuleMessages = {
  specsEmpty: { zh: "请至少添加一条属性规格！", en: "please add at least one attribute spec!" },
  specsFull: { zh: "最多添加 {{specsMax}} 条规格", en: "At most {{specsMax}} specs" },
  nameEmpty: { zh: "请添加规格名称", en: "please add spec name" },
  nameTwice: { zh: "规格“{{name}}”重复，请删除其中一个", en: "There are two specs called “{{name}}”. Remove one." },
  comma: { zh: "“{{text}}”含有英文逗号，请去掉", en: "“{{text}}” holds a comma. Take it out." },
  textLong: {
    zh: "“{{text}}”超过 {{nameMax}} 个字，请缩短",
    en: "“{{text}}” is longer than {{nameMax}} characters. Make it shorter.",
  },
  valuesEmpty: { zh: "请为规格“{{name}}”添加规格值", en: "Add values to “{{name}}”." },
  valuesFull: { zh: "规格“{{name}}”最多 {{valuesMax}} 个规格值", en: "“{{name}}” takes at most {{valuesMax}} values." },
  valueBlank: { zh: "规格“{{name}}”中有空的规格值，请填写或删除", en: "A value of “{{name}}” is empty. Fill it in or remove it." },
  valueTwice: {
    zh: "规格“{{name}}”的值“{{text}}”重复，请删除其中一个",
    en: "“{{name}}” has the value “{{text}}” twice. Remove one.",
  },
  combinationsFull: {
    zh: "规格组合共 {{count}} 个，最多 {{combinationsMax}} 个，请减少规格值",
    en: "There are {{count}} {{count|combination|combinations}} of specs, {{combinationsMax}} at most. Take some values out.",
  },
};
