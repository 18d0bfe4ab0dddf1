import { productRuleMessages } from "@shopkeeper/sdk/rules/products";
import { catalogue } from "../../texts";

/** Texts of collecting a product from a page. */
export const productCollectText = catalogue("productCollect", {
  title: { zh: "商品采集", en: "Collect a product" },
  hint: { zh: "生成的商品默认是没有上架的，请手动上架商品！", en: "A collected product is not published. Publish it by hand." },
  left: { zh: "您当前剩余{{count}}条采集次数。", en: "{{count}} {{count|collection|collections}} left." },
  usedUp: { zh: "采集次数已用完，可直接在下方填写商品信息", en: "No collections are left. Fill in the product below yourself." },
  setting: {
    zh: "商品采集设置：设置 > 系统设置 > 第三方接口设置 > 采集商品配置（如配置一号通采集，请先登录一号通账号，无一号通，请选择99Api设置）",
    en: "Where collecting is set up: Settings > System settings > Third-party interfaces > Product collection.",
  },
  source: { zh: "商品来源", en: "Source" },
  link: { zh: "链接地址", en: "Link" },
  placeholder: { zh: "请输入链接地址", en: "Enter a link" },
  search: { zh: "采集", en: "Collect" },
  done: { zh: "采集成功，请核对并补全商品信息", en: "Collected. Check it, and fill in what is missing." },
  empty: productRuleMessages.linkEmpty,
  noLink: { zh: "请输入以 http:// 或 https:// 开头的链接地址", en: "Enter a link that begins with http:// or https://." },
});
