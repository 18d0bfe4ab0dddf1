import { catalogue, type TextKey } from "../../texts";

/** Texts of the batch changes of products. */
export const productBatchText = catalogue("productBatch", {
  label: {
    price: { zh: "改价", en: "Change prices" },
    stock: { zh: "改库存", en: "Change stock" },
    category: { zh: "改商户分类", en: "Change shop categories" },
  },
  title: {
    price: { zh: "批量改价", en: "Change prices" },
    stock: { zh: "批量改库存", en: "Change stock" },
    category: { zh: "批量改商户分类", en: "Change shop categories" },
  },
  hint: {
    price: {
      zh: "所选商品的每个规格都会改价，在售商品立即生效",
      en: "Every SKU of the chosen products changes, at once for those on sale.",
    },
    stock: { zh: "每个规格都会修改；在售商品只能增加库存", en: "Every SKU changes. Stock of what is on sale can only be added to." },
    category: { zh: "不需要重新审核，在售商品立即生效", en: "No review is needed; it counts at once." },
  },
  amount: {
    price: { zh: "数值", en: "Amount" },
    stock: { zh: "库存", en: "Pieces" },
  },
  done: {
    price: { zh: "批量改价成功", en: "All prices are changed." },
    stock: { zh: "批量改库存成功", en: "All stock is changed." },
    category: { zh: "批量改商户分类成功", en: "All are in these categories." },
  },
  results: {
    price: { zh: "批量改价的结果", en: "Prices changed" },
    stock: { zh: "批量改库存的结果", en: "Stock changed" },
    category: { zh: "批量改商户分类的结果", en: "Shop categories changed" },
  },
  price: {
    rounding: { zh: "取整", en: "Rounding" },
    example: { zh: "例如 ¥100.00 改为 ¥{{price}}", en: "¥100.00 becomes ¥{{price}}, for example" },
    modes: {
      set: { zh: "改为", en: "Set to" },
      raise: { zh: "加价", en: "Add" },
      lower: { zh: "减价", en: "Take off" },
      percent: { zh: "按现价百分比", en: "Per cent of it" },
    },
  },
  stock: {
    modes: {
      add: { zh: "增加", en: "Add" },
      set: { zh: "改为", en: "Set to" },
    },
  },
  category: {
    categories: { zh: "商户分类", en: "Shop categories" },
    placeholder: { zh: "请选择商户分类", en: "Choose shop categories" },
    modes: {
      set: { zh: "替换原分类", en: "Replace" },
      add: { zh: "追加到原分类", en: "Add" },
    },
  },
  mode: { zh: "方式", en: "How" },
  percent: { zh: "%", en: "%" },
  yuan: { zh: "元", en: "¥" },
  pieces: { zh: "件", en: "pcs" },
  doubtful: { zh: "这些商品的新售价看起来不对", en: "The new prices of these products look wrong" },
  problems: {
    amountEmpty: { zh: "请输入数值", en: "Enter an amount." },
    priceRange: { zh: "须为 0 至 {{priceMax}}，最多两位小数", en: "From 0 to {{priceMax}}, with two decimals at most." },
    percentRange: { zh: "百分比须为 0 至 {{percentMax}}", en: "From 0 to {{percentMax}} per cent." },
    stockRange: { zh: "须为 0 至 {{stockMax}} 的整数", en: "A whole number from 0 to {{stockMax}}." },
    categoriesEmpty: { zh: "请选择商户分类", en: "Choose at least one shop category." },
    categoriesMany: { zh: "商户分类选得太多，请减少几个", en: "Too many shop categories. Choose fewer." },
  },
});

/** A key of the batch change texts. */
export type ProductBatchTextKey = TextKey<typeof productBatchText.zh>;
