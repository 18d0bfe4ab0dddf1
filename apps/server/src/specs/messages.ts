/** What is wrong with the text of a rule. */
export const specMessages = {
  broken: { zh: "规格内容格式不正确，请重新填写", en: "The specs cannot be read. Enter them again." },
};
