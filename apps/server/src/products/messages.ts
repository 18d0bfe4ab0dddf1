/** The problems of a product's fields, and the names of its required parts. */
export const productMessages = {
  parts: {
    name: { zh: "商品名称", en: "a name" },
    categories: { zh: "商户商品分类", en: "a shop category" },
    platformCategory: { zh: "平台商品分类", en: "a platform category" },
    unit: { zh: "单位", en: "a unit" },
    template: { zh: "运费模板", en: "a shipping template" },
    intro: { zh: "商品简介", en: "an introduction" },
    image: { zh: "商品封面图", en: "a cover picture" },
    slider: { zh: "商品轮播图", en: "slider pictures" },
  },
  between: { zh: "、", en: ", " },
  categoryMissing: {
    zh: "有商户商品分类不存在或已被删除，请重新选择",
    en: "A shop category does not exist or has been deleted. Choose again.",
  },
  platformCategoryMissing: { zh: "平台商品分类不存在，请重新选择", en: "This platform category does not exist. Choose again." },
  platformCategoryLevel: { zh: "请选择第三级平台商品分类", en: "Choose a platform category of the third level." },
  brandMissing: { zh: "品牌不存在，请重新选择", en: "This brand does not exist. Choose again." },
  guaranteeMissing: { zh: "有保障服务不存在或已被删除，请重新选择", en: "A guarantee does not exist or has been deleted. Choose again." },
  templateMissing: {
    zh: "运费模板不存在或已被删除，请重新选择",
    en: "This shipping template does not exist or has been deleted. Choose again.",
  },
  couponMissing: { zh: "有优惠券不存在或已被删除，请重新选择", en: "A coupon does not exist or has been deleted. Choose again." },
  couponsMany: { zh: "商品“{{name}}”最多带 {{max}} 张优惠券", en: "At most {{max}} coupons come with “{{name}}”." },
  couponOver: { zh: "优惠券“{{name}}”已过期或已领完，请移除", en: "The coupon “{{name}}” has expired or none is left. Take it out." },
  skuMissing: { zh: "该规格已不存在，请刷新后重试", en: "This SKU is no longer there. Reload, then try again." },
  skuTwice: { zh: "同一个规格出现了两次", en: "This SKU is there twice." },
  sliderWrong: { zh: "轮播图格式不正确，请重新选择", en: "The slider cannot be read. Choose its pictures again." },
  sliderVideo: { zh: "轮播图只能有一个视频，并且放在最前面", en: "The slider takes one video, before its pictures." },
  singleOnly: { zh: "单规格商品只有一个规格和一个规格值", en: "A product with one SKU has one spec with one value." },
  combinationWrong: { zh: "规格组合与规格不一致，请重新生成", en: "This combination does not fit the specs. Make it again." },
  combinationTwice: { zh: "规格组合“{{sku}}”重复", en: "The combination “{{sku}}” is there twice." },
  allSkus: { zh: "请填写该商品的全部 {{count}} 个规格", en: "Fill in {{count|the SKU|all SKUs}} of this product ({{count}})." },
};

/** The spec of a product with a single SKU. */
export const singleSpec = { name: "规格", value: "默认" };

/** The default unit of a product. */
export const usualUnit = "件";
