import { catalogue } from "../../texts";

/** Texts of the buyer's page of a product. */
export const productPreviewText = catalogue("productPreview", {
  title: { zh: "手机预览", en: "Preview on a phone" },
  live: { zh: "买家看到的页面", en: "What buyers see" },
  hide: { zh: "收起预览", en: "Hide the preview" },
  show: { zh: "展开预览", en: "Show the preview" },
  noPicture: { zh: "还没有商品图", en: "No picture yet" },
  pictures: { zh: "商品图片", en: "Product pictures" },
  noName: { zh: "商品名称", en: "Product name" },
  noPrice: { zh: "暂无售价", en: "No price yet" },
  before: { zh: "原价", en: "List price" },
  stock: { zh: "库存 {{count}} {{unit}}", en: "{{count}} in stock" },
  soldOut: { zh: "已售罄", en: "Sold out" },
  guarantees: { zh: "服务保障", en: "Guarantees" },
  content: { zh: "商品详情", en: "Description" },
  cart: { zh: "加入购物车", en: "Add to cart" },
  buy: { zh: "立即购买", en: "Buy now" },
});
