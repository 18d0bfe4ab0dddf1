/** What is wrong with a field of a picture category. */
export const pictureMessages = {
  nameTaken: { zh: "已有同名的分类", en: "Another category has this name." },
  nameEmpty: { zh: "请输入分类名称", en: "Enter the category's name." },
  parentIsSelf: { zh: "上级分类不能选当前分类", en: "A category cannot be its own parent." },
  parentIsBelow: { zh: "上级分类不能选当前分类的下级", en: "A category cannot move below one of its own subcategories." },
  parentOfOtherType: { zh: "请选择同类型的上级分类", en: "Choose a parent of the same type." },
};
