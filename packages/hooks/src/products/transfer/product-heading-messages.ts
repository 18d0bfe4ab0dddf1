import type { Schema } from "@shopkeeper/sdk";

/** The product column headings of other programs. */
export const otherHeadings: Partial<Record<Schema<"ProductColumn">, readonly string[]>> = {
  product: ["商品编码", "spuid", "商品 id"],
  skuNumber: ["skuid", "sku编号", "规格编号"],
  name: ["名称", "标题", "商品标题", "product", "title"],
  intro: ["简介", "描述"],
  keyword: ["关键字", "关键词", "标签"],
  categories: ["商品分类", "店铺分类", "分类"],
  unitName: ["计量单位"],
  image: ["主图", "封面图", "商品图", "商品主图"],
  sliderImage: ["轮播图"],
  specNames: ["规格项"],
  sku: ["规格", "sku", "属性"],
  skuImage: ["图片"],
  price: ["价格", "单价", "销售价"],
  vipPrice: ["会员价格"],
  cost: ["成本", "进价"],
  otPrice: ["市场价", "划线价", "吊牌价"],
  stock: ["数量", "库存数量", "盘点数量", "quantity"],
  barCode: ["条码", "商品条码", "货号", "barcode"],
  stockPlace: ["库位", "仓位", "货架号", "bin", "location"],
};
