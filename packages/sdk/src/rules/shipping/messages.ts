/** The sentences of the rules of a shipping template, beyond those of single fields. */
export const shippingRuleMessages = {
  countryFirst: { zh: "第一行必须是全国的默认运费", en: "The first row has to be the whole country." },
  districtsEmpty: { zh: "请至少选择一个区域", en: "Choose a region." },
  districtTaken: { zh: "有区域已在第 {{row}} 行，请勿重复选择", en: "Some of these are in row {{row}} already." },
  measureEmpty: { zh: "请输入数量", en: "Enter how much." },
  piecesWrong: { zh: "件数为不小于 1 的整数", en: "A whole number, at least 1." },
  measureWrong: { zh: "不小于 0.1，最多两位小数", en: "At least 0.1, with two decimals at most." },
  priceEmpty: { zh: "请输入金额", en: "Enter the amount." },
  priceWrong: { zh: "金额为 0 到 {{priceMax}}，最多两位小数", en: "0 to {{priceMax}}, with two decimals at most." },
};
