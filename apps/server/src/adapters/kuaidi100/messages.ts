/** User messages for the failures of 快递100, by `returnCode`, where its own message does not name a remedy. */
export const kuaidi100Messages = {
  company: {
    zh: "快递查询服务不认识这家快递公司，请核对快递公司和单号",
    en: "The provider does not know this carrier. Check carrier and number.",
  },
  phone: {
    zh: "快递公司核对手机号没有通过，请核对收件人手机号",
    en: "The carrier does not accept the receiver's phone number. Check it.",
  },
  account: { zh: "平台的快递查询账户不可用，请联系平台", en: "The platform's account at the provider does not work. Ask the platform." },
};
