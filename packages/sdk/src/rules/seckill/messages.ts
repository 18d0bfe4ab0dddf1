/** The sentences of problems of an offer. */
export const seckillRuleMessages = {
  activityEmpty: { zh: "请选择秒杀活动", en: "Choose an activity" },
  quotaEmpty: { zh: "商品限量不能为空", en: "Enter the quota" },
  quotaMuch: { zh: "限量不能超过库存 {{stock}}", en: "At most the stock, which is {{stock}}" },
  quotaNone: { zh: "商品限量总和必须大于0", en: "Offer at least one piece of the product" },
  priceEmpty: { zh: "商品秒杀价格不能为空", en: "Enter the activity price" },
  priceWrong: { zh: "活动价为 0.01 到 {{priceMax}} 元", en: "From ¥0.01 to ¥{{priceMax}}" },
};
