/** The problems of the fields of a picture category. */
export const pictureMessages = {
  nameTaken: { zh: "已有同名的分类", en: "Another category has this name." },
  parentOfOtherType: { zh: "请选择同类型的上级分类", en: "Choose a parent of the same type." },
};
