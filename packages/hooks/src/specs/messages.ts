import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { type SpecProblem, specRuleMessages } from "@shopkeeper/sdk/rules/specs";
import { catalogue, type TextKey, type TextParams } from "../texts";

/** Texts of the list of spec rules and the form. */
export const specText = catalogue("specs", {
  fields: {
    ruleName: { zh: "规格名称", en: "Name" },
    names: { zh: "商品规格", en: "Specs" },
    values: { zh: "商品属性", en: "Values" },
  },
  list: {
    title: pageTitles["/product/attr"],
    add: { zh: "添加商品规格", en: "Add specifications" },
    empty: { zh: "暂无商品规格", en: "No specifications yet" },
    emptyHint: {
      zh: "把常用的规格存成模板，添加商品时一键选用",
      en: "Keep the specs you often use as a template, and choose it when you add a product",
    },
    broken: { zh: "规格内容无法显示", en: "The specs cannot be shown" },
    brokenPartly: { zh: "部分规格内容无法显示", en: "Some of the specs cannot be shown" },
    comma: { zh: "，", en: ", " },
  },
  filters: {
    ruleNamePlaceholder: { zh: "请输入规格名称", en: "Spec rule name" },
  },
  remove: {
    question: { zh: "确定删除规格“{{name}}”吗？", en: "Delete “{{name}}”?" },
    hint: { zh: "删除后不能恢复；已用它创建的商品不受影响", en: "This cannot be undone. Products made from it stay as they are." },
  },
  form: {
    ruleNameWord: { zh: "规格名称", en: "spec name" },
    title: { zh: "属性规格", en: "Attribute specs" },
    ruleNamePlaceholder: { zh: "请输入规格名称", en: "please enter spec name" },
    specs: { zh: "规格", en: "Specs" },
    none: { zh: "还没有规格，点击“添加新规格”，例如：颜色、尺码", en: "No specs yet. Press “Add a spec”: colour, size …" },
    addSpec: { zh: "添加新规格", en: "Add a spec" },
    entry: { zh: "新规格", en: "New spec" },
    name: { zh: "规格", en: "Spec" },
    namePlaceholder: { zh: "请输入规格", en: "please enter a spec" },
    value: { zh: "规格值", en: "Value" },
    valuePlaceholder: { zh: "请输入规格值", en: "please enter a value" },
    valueHint: { zh: "多个规格值用逗号隔开", en: "Put commas between several values" },
    confirmEntry: { zh: "确定添加新规格", en: "OK, add this spec" },
    cancelEntry: { zh: "取消添加新规格", en: "Cancel this spec" },
    dropSpec: { zh: "删除规格 {{name}}", en: "Remove spec {{name}}" },
    renameSpec: { zh: "修改规格名称 {{name}}", en: "Rename spec {{name}}" },
    renameValue: { zh: "修改 {{name}} {{value}}", en: "Rename {{name}} {{value}}" },
    spec: { zh: "规格 {{name}}", en: "Spec {{name}}" },
    dropValue: { zh: "删除 {{name}} {{value}}", en: "Remove {{name}} {{value}}" },
    addValue: { zh: "添加", en: "Add" },
    addValueTo: { zh: "添加 {{name}} 的规格值", en: "Add a value to {{name}}" },
    newValueOf: { zh: "{{name}} 的新规格值", en: "New value of {{name}}" },
    newValuePlaceholder: { zh: "按回车键添加", en: "Press Enter to add" },
    known: { zh: "已有“{{names}}”，不重复添加", en: "“{{names}}” is there already and is not added again" },
    broken: {
      zh: "这个规格里有内容无法读取，下面是能读取的部分；保存后以下面的内容为准",
      en: "Something in this rule cannot be read. Below is what can; saving keeps just that.",
    },
    waiting: { zh: "正在提交...", en: "Submitting..." },
  },
  problems: {
    ...specRuleMessages,
    specKnown: {
      zh: "已有规格“{{name}}”，请换一个名称，或在它的后面添加规格值",
      en: "There is a spec called “{{name}}” already. Choose another name, or add values to it.",
    },
    valueEmpty: { zh: "请添加属性", en: "please add attribute" },
    nameTaken: { zh: "已有规格“{{name}}”，请换一个名称", en: "There is a spec called “{{name}}” already. Choose another name." },
    valueTaken: { zh: "已有“{{name}}”，请换一个名称", en: "“{{name}}” is there already. Choose another name." },
    specHalf: { zh: "请添加完整的规格！", en: "Enter the spec and its value" },
  },
});

/** A key of the spec texts. */
export type SpecTextKey = TextKey<typeof specText.zh>;

/** A key of the spec texts and its parameters. */
export interface SpecPhrase {
  readonly key: SpecTextKey;
  readonly params?: TextParams;
}

/** The sentence of a spec problem. */
export const specPhrase = ({ key, params }: SpecProblem): SpecPhrase => ({ key: `problems.${key}`, params });
