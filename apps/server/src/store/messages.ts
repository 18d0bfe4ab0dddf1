/** The problems of a shop's information that only the server finds. */
export const storeMessages = {
  accountMasked: { zh: "请输入完整的账号", en: "Enter the whole account." },
  cardWrong: { zh: "银行账号为8至30位数字", en: "The number of the account has 8 to 30 digits." },
  pictureWrong: { zh: "图片无效，请从图片库中选择", en: "This is no picture. Choose one from the gallery." },
};
