import { catalogue } from "../../texts";

/** Texts of the differences between two versions of a product. */
export const productConflictText = catalogue("productConflict", {
  conflict: {
    sku: { zh: "规格组合 {{sku}}", en: "SKU {{sku}}" },
    skus: { zh: "规格组合", en: "Variants" },
    moreSkus: { zh: "还有 {{count}} 个规格组合不同", en: "{{count}} more {{count|SKU differs|SKUs differ}}" },
    specs: { zh: "规格", en: "Specs" },
    absent: { zh: "没有", en: "Not there" },
    words: { zh: "{{count}} 字", en: "{{count}} {{count|character|characters}}" },
    pictures: { zh: "{{count}} 张", en: "{{count}} {{count|picture|pictures}}" },
    on: { zh: "开启", en: "On" },
    off: { zh: "关闭", en: "Off" },
    comma: { zh: "，", en: ", " },
    pair: { zh: "{{label}} {{text}}", en: "{{label}} {{text}}" },
  },
  columns: {
    image: { zh: "图片", en: "picture" },
    price: { zh: "售价", en: "price" },
    vipPrice: { zh: "会员价", en: "price for members" },
    cost: { zh: "成本价", en: "cost" },
    otPrice: { zh: "原价", en: "list price" },
    stock: { zh: "库存", en: "stock" },
    barCode: { zh: "商品编号", en: "code" },
    weight: { zh: "重量", en: "weight" },
    volume: { zh: "体积", en: "volume" },
    stockPlace: { zh: "货位", en: "stock place" },
    brokerage: { zh: "一级返佣", en: "commission 1" },
    brokerageTwo: { zh: "二级返佣", en: "commission 2" },
  },
});
