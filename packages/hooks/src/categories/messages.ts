import { categoryRuleMessages } from "@shopkeeper/sdk/rules/categories";
import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** The texts of the category tree and its dialogs. */
export const categoryText = catalogue("categories", {
  fields: {
    name: { zh: "名称", en: "Name" },
    icon: { zh: "分类图标", en: "Icon" },
    sort: { zh: "排序", en: "Order" },
    isShow: { zh: "状态", en: "State" },
  },
  shown: { zh: "显示", en: "Shown" },
  hidden: { zh: "隐藏", en: "Hidden" },
  choice: {
    none: { zh: "还没有商品分类", en: "No product categories yet" },
  },
  list: {
    title: pageTitles["/product/classify"],
    add: { zh: "新增商品分类", en: "Add category" },
    addBelow: { zh: "添加子分类", en: "Add subcategory" },
    order: { zh: "调整顺序", en: "Change order" },
    orderBelow: { zh: "子分类排序", en: "Reorder subcategories" },
    empty: { zh: "暂无商品分类", en: "No categories yet" },
    emptyHint: {
      zh: "用分类整理店铺的商品，买家按分类浏览；一个商品可以属于多个分类",
      en: "Categories put the shop's products in order, and buyers browse by them. A product may be in several.",
    },
    nameAndId: { zh: "{{name}} | {{id}}", en: "{{name}} | {{id}}" },
    iconOf: { zh: "{{name}} 的图标", en: "Icon of {{name}}" },
    switchNamed: { zh: "显示或隐藏 {{name}}", en: "Show or hide {{name}}" },
    openAll: { zh: "全部展开", en: "Expand all" },
    closeAll: { zh: "全部收起", en: "Collapse all" },
    count: {
      zh: "{{roots}} 个一级分类，{{below}} 个子分类",
      en: "{{roots}} top {{roots|category|categories}}, {{below}} below {{roots|it|them}}",
    },
  },
  remove: {
    question: { zh: "确定删除分类“{{name}}”吗？", en: "Delete the category “{{name}}”?" },
    hint: {
      zh: "30 天内可在“修改记录”中撤销；下面有商品或子分类的分类不能删除",
      en: "It can be undone for 30 days, under “History”. One that holds products or subcategories cannot be deleted.",
    },
  },
  form: {
    addTitle: { zh: "创建商品分类", en: "Create product category" },
    editTitle: { zh: "编辑商品分类", en: "Edit product category" },
    name: { zh: "分类名称", en: "Name" },
    namePlaceholder: { zh: "请输入分类名称", en: "Enter a name" },
    parent: { zh: "父级", en: "Parent" },
    top: { zh: "顶层分类", en: "Top level" },
    parentHint: {
      zh: "可以移到其他一级分类下；父级的商品用到它时不能移出",
      en: "It may move below another top category, unless products use its parent.",
    },
    iconHint: { zh: "建议尺寸(180*180)", en: "180 × 180 is a good size" },
    sortHint: { zh: "1 到 {{max}} 的整数，数字越大越靠前", en: "A whole number from 1 to {{max}}; larger ones come first" },
    created: { zh: "创建分类成功", en: "Category created" },
    updated: { zh: "更新分类成功", en: "Category changed" },
  },
  order: {
    title: { zh: "调整分类顺序", en: "Order of the categories" },
    titleBelow: { zh: "调整“{{name}}”的子分类顺序", en: "Reorder subcategories of “{{name}}”" },
    hint: {
      zh: "拖动，或用键盘移动；保存后买家看到的就是这个顺序",
      en: "Drag them, or move them by keys. Buyers see them in this order once it is saved.",
    },
    done: { zh: "顺序已保存", en: "Order saved" },
  },
  problems: {
    ...categoryRuleMessages,
    nameEmpty: { zh: "请输入分类名称", en: "Enter a name" },
    nameLong: { zh: "分类名称最多 {{max}} 个字", en: "The name takes at most {{max}} characters" },
    parentEmpty: { zh: "请选择父级", en: "Choose a parent" },
    sortWrong: { zh: "请输入 1 到 {{sortMax}} 的整数", en: "Enter a whole number from 1 to {{sortMax}}" },
  },
});

/** A key of the category texts. */
export type CategoryTextKey = TextKey<typeof categoryText.zh>;
