import type { Text } from "../core";

/** The sentences of problems of a shop's information. */
export const storeRuleMessages = {
  avatarEmpty: { zh: "请上传商户主头像", en: "Upload the shop's avatar." },
  backImageEmpty: { zh: "请上传H5商户背景图", en: "Upload the background of the shop's page." },
  streetBackImageEmpty: { zh: "请上传H5商户街背景图", en: "Upload the background of the shop street." },
  coverImageEmpty: { zh: "请上传商户封面图", en: "Upload the cover." },
  rectangleLogoEmpty: { zh: "请上传商户logo（横）", en: "Upload the wide logo." },
  introEmpty: { zh: "请输入商户简介", en: "Introduce the shop." },
  introLong: { zh: "商户简介最多 {{max}} 个字", en: "The introduction takes at most {{max}} characters." },
  keywordsEmpty: { zh: "请至少添加一个关键字", en: "Add at least one keyword." },
  keywordsLong: { zh: "关键字合计最多 {{max}} 个字", en: "The keywords take at most {{max}} characters together." },
  serviceLinkEmpty: { zh: "请输入H5链接", en: "Enter the link." },
  serviceLinkWrong: {
    zh: "请输入以 http:// 或 https:// 开头的完整链接",
    en: "Enter a whole link that begins with http:// or https://.",
  },
  servicePhoneEmpty: { zh: "请输入客服电话", en: "Enter the service number." },
  servicePhoneWrong: {
    zh: "请填写客服电话(座机格式'区号-座机号码')",
    en: "Enter a mobile number, or a landline as area code, dash, number.",
  },
  alertStockEmpty: { zh: "请输入警戒库存", en: "Enter the stock to be warned at." },
  alertStockWrong: { zh: "警戒库存为 0 到 {{max}} 的整数", en: "A whole number from 0 to {{max}}." },
  addressEmpty: { zh: "请选择商户地址", en: "Enter the shop's address." },
  addressLong: { zh: "商户地址最多 {{max}} 个字", en: "The address takes at most {{max}} characters." },
  coordinatesEmpty: { zh: "请填写坐标，可以粘贴地图链接", en: "Enter the coordinates, or paste a map link." },
  coordinatesWrong: {
    zh: "坐标不正确，纬度在 -90 到 90 之间，经度在 -180 到 180 之间",
    en: "A latitude lies between -90 and 90, a longitude between -180 and 180.",
  },
};

/** The parts that a shop may lack before opening, by name. */
export const openingParts = {
  avatar: { zh: "商户主头像", en: "the avatar" },
  backImage: { zh: "H5商户背景图", en: "the page's background" },
  streetBackImage: { zh: "H5商户街背景图", en: "the street's background" },
  service: { zh: "客服链接或电话", en: "a service link or number" },
} satisfies Record<string, Text>;

/** The form template of each kind of account; the platform defines them. */
export const settlementTemplates = { bank: "结算信息-银行卡", weixin: "结算信息-微信", alipay: "结算信息-支付宝" } as const;
