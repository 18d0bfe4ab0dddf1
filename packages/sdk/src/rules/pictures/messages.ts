/** The sentences of problems of a picture category; they take `pictureCategoryLimits` as parameters. */
export const pictureRuleMessages = {
  nameEmpty: { zh: "请输入分类名称", en: "Enter the category's name." },
  nameLong: { zh: "分类名称不能超过 {{nameMax}} 个字", en: "At most {{nameMax}} characters." },
  parentIsSelf: { zh: "上级分类不能选当前分类", en: "A category cannot be its own parent." },
  parentIsBelow: { zh: "上级分类不能选当前分类的下级分类", en: "A category cannot move below one of its own subcategories." },
};
