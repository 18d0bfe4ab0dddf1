/** The field problems of the handlers, besides the shared rules. */
export const seckillMessages = {
  /** The reason of refusal of a product that its shop has withdrawn. */
  withdrawn: { zh: "商户撤回", en: "Withdrawn by the shop" },
  wrongDay: { zh: "请输入正确的日期", en: "Enter a day that the calendar has" },
  daysTurned: { zh: "结束日期不能早于开始日期", en: "The end is before the start" },
  daysMany: { zh: "一次最多查看 {{max}} 天", en: "At most {{max}} days at a time" },
  productTwice: { zh: "“{{name}}”重复添加", en: "“{{name}}” is in the list twice" },
  skusWrong: { zh: "“{{name}}”的规格已变化，请重新添加该商品", en: "The variants of “{{name}}” have changed. Add it again." },
  categoryOther: { zh: "“{{name}}”不在活动的商品分类内", en: "“{{name}}” is in none of the activity's categories" },
  skuMissing: { zh: "秒杀规格不存在，请刷新后重试", en: "This variant does not exist. Reload, then try again." },
};
