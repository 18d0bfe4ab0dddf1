import { catalogue } from "../../core";

/** What is said around collecting a product from a page. */
export const productCollectText = catalogue("productCollect", {
  zh: {
    title: "商品采集",
    hint: "生成的商品默认是没有上架的，请手动上架商品！",
    left: "您当前剩余{{count}}条采集次数。",
    usedUp: "采集次数已用完，可直接在下方填写商品信息",
    setting:
      "商品采集设置：设置 > 系统设置 > 第三方接口设置 > 采集商品配置（如配置一号通采集，请先登录一号通账号，无一号通，请选择99Api设置）",
    source: "商品来源",
    link: "链接地址",
    placeholder: "请输入链接地址",
    search: "采集",
    done: "采集成功，请核对并补全商品信息",
    empty: "请输入链接地址！",
    noLink: "请输入以 http:// 或 https:// 开头的链接地址",
  },
  en: {
    title: "Collect a product",
    hint: "A collected product is off the shelf. Put it on by hand.",
    left: "{{count}} {{count|collection|collections}} left.",
    usedUp: "No collections are left. Fill in the product below yourself.",
    setting: "Where collecting is set up: Settings > System settings > Third-party interfaces > Product collection.",
    source: "Source",
    link: "Link",
    placeholder: "Enter a link",
    search: "Collect",
    done: "Collected. Check it, and fill in what is missing.",
    empty: "Enter a link.",
    noLink: "Enter a link that begins with http:// or https://.",
  },
});
