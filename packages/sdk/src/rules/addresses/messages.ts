/** The sentences of the rules of an address, beyond those of single fields. */
export const addressRuleMessages = {
  receiverPhoneWrong: {
    zh: "请输入正确的手机号或座机号，座机号格式为“区号-号码”",
    en: "Enter a mobile number, or a landline as area code, dash, number.",
  },
};
