/** The sentences of problems of a shop's address. */
export const addressRuleMessages = {
  receiverNameEmpty: { zh: "请输入收货人姓名", en: "Enter who receives the parcel." },
  receiverPhoneEmpty: { zh: "请输入收货人电话", en: "Enter the receiver's phone number." },
  receiverPhoneWrong: {
    zh: "请输入正确的手机号或座机号，座机号格式为“区号-号码”",
    en: "Enter a mobile number, or a landline as area code, dash, number.",
  },
  detailEmpty: { zh: "请输入详细地址", en: "Enter the address." },
};
