/** What is wrong with a field of a category. */
export const categoryMessages = {
  nameTaken: { zh: "已有同名的分类", en: "Another category has this name." },
};
