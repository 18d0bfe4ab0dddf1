import { textsIn } from "@shopkeeper/sdk/rules/core";
import { specRuleMessages } from "@shopkeeper/sdk/rules/specs";
import { catalogue, type TextKey, type TextParams } from "../core";

/** What the screen of spec rules and its form say. */
export const specText = catalogue("specs", {
  zh: {
    fields: { id: "ID", ruleName: "规格名称", names: "商品规格", values: "商品属性" },
    list: {
      title: "商品规格",
      add: "添加商品规格",
      empty: "暂无商品规格",
      emptyHint: "把常用的规格存成模板，添加商品时一键选用",
      broken: "规格内容无法显示",
      brokenPartly: "部分规格内容无法显示",
      comma: "，",
      edit: "编辑",
      remove: "删除",
    },
    filters: { ruleName: "规格名称", ruleNamePlaceholder: "请输入规格名称" },
    remove: {
      question: "确定删除规格“{{name}}”吗？",
      hint: "删除后不能恢复；已用它创建的商品不受影响",
    },
    form: {
      title: "属性规格",
      ruleName: "规格名称",
      ruleNamePlaceholder: "请输入规格名称",
      specs: "规格",
      none: "还没有规格，点击“添加新规格”，例如：颜色、尺码",
      addSpec: "添加新规格",
      entry: "新规格",
      name: "规格",
      namePlaceholder: "请输入规格",
      value: "规格值",
      valuePlaceholder: "请输入规格值",
      valueHint: "多个规格值用逗号隔开",
      confirmEntry: "确定添加新规格",
      cancelEntry: "取消添加新规格",
      dropSpec: "删除规格 {{name}}",
      renameSpec: "修改规格名称 {{name}}",
      renameValue: "修改 {{name}} {{value}}",
      spec: "规格 {{name}}",
      dropValue: "删除 {{name}} {{value}}",
      addValue: "添加",
      addValueTo: "添加 {{name}} 的规格值",
      newValueOf: "{{name}} 的新规格值",
      newValuePlaceholder: "按回车键添加",
      known: "已有“{{names}}”，不重复添加",
      broken: "这个规格里有内容无法读取，下面是能读取的部分；保存后以下面的内容为准",
      waiting: "正在提交...",
    },
    problems: {
      ruleNameEmpty: "请输入规格名称",
      ...textsIn("zh", specRuleMessages),
      ruleNameLong: "规格名称最多 {{ruleNameMax}} 个字",
      specKnown: "已有规格“{{name}}”，请换一个名称，或在它的后面添加规格值",
      valueEmpty: "请添加属性",
      nameTaken: "已有规格“{{name}}”，请换一个名称",
      valueTaken: "已有“{{name}}”，请换一个名称",
      specHalf: "请添加完整的规格！",
    },
  },
  en: {
    fields: { id: "ID", ruleName: "Name", names: "Specs", values: "Values" },
    list: {
      title: "Specifications",
      add: "Add specifications",
      empty: "No specifications yet",
      emptyHint: "Keep the specs you often use as a template, and choose it when you add a product",
      broken: "The specs cannot be shown",
      brokenPartly: "Some of the specs cannot be shown",
      comma: ", ",
      edit: "Edit",
      remove: "Delete",
    },
    filters: { ruleName: "Name", ruleNamePlaceholder: "Spec rule name" },
    remove: {
      question: "Delete “{{name}}”?",
      hint: "This cannot be undone. Products made from it stay as they are.",
    },
    form: {
      title: "Attribute specs",
      ruleName: "Name",
      ruleNamePlaceholder: "please enter spec name",
      specs: "Specs",
      none: "No specs yet. Press “Add a spec”: colour, size …",
      addSpec: "Add a spec",
      entry: "New spec",
      name: "Spec",
      namePlaceholder: "please enter a spec",
      value: "Value",
      valuePlaceholder: "please enter a value",
      valueHint: "Put commas between several values",
      confirmEntry: "OK, add this spec",
      cancelEntry: "Cancel this spec",
      dropSpec: "Remove spec {{name}}",
      renameSpec: "Rename spec {{name}}",
      renameValue: "Rename {{name}} {{value}}",
      spec: "Spec {{name}}",
      dropValue: "Remove {{name}} {{value}}",
      addValue: "Add",
      addValueTo: "Add a value to {{name}}",
      newValueOf: "New value of {{name}}",
      newValuePlaceholder: "Press Enter to add",
      known: "“{{names}}” is there already and is not added again",
      broken: "Something in this rule cannot be read. Below is what can; saving keeps just that.",
      waiting: "Submitting...",
    },
    problems: {
      ruleNameEmpty: "please enter spec name",
      ...textsIn("en", specRuleMessages),
      ruleNameLong: "The name takes at most {{ruleNameMax}} characters",
      specKnown: "There is a spec called “{{name}}” already. Choose another name, or add values to it.",
      valueEmpty: "please add attribute",
      nameTaken: "There is a spec called “{{name}}” already. Choose another name.",
      valueTaken: "“{{name}}” is there already. Choose another name.",
      specHalf: "Enter the spec and its value",
    },
  },
});

/** The name of a sentence about specs. */
export type SpecTextKey = TextKey<typeof specText.zh>;

/** A sentence about specs that is not said yet: its name and what goes into it. */
export interface SpecPhrase {
  readonly key: SpecTextKey;
  readonly params?: TextParams;
}
