/** The sentences of problems of a shop category's parent. */
export const categoryRuleMessages = {
  parentIsSelf: { zh: "上级分类不能选当前分类", en: "A category cannot be its own parent." },
  parentNotTop: { zh: "只能有两级分类，请选择一级分类作为上级", en: "There are two levels only: choose a top category as the parent." },
  hasChildren: {
    zh: "该分类下还有子分类，不能移到其他分类下",
    en: "This category has subcategories and cannot move below another one.",
  },
};
