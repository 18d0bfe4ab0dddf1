/** The sentences of coupon problems; they take `couponLimits`, those of segments `couponSegmentLimits`, as parameters. */
export const couponRuleMessages = {
  nameEmpty: { zh: "请输入优惠券名称", en: "Enter the coupon's name." },
  nameLong: { zh: "优惠券名称不能超过 {{nameMax}} 个字", en: "At most {{nameMax}} characters." },
  productsEmpty: { zh: "请至少选择一个商品", en: "Choose at least one product." },
  productsMany: { zh: "最多选择{{productsMax}}个", en: "At most {{productsMax}} can be chosen." },
  moneyEmpty: { zh: "请输入优惠券面值", en: "Enter the face value." },
  moneyRange: { zh: "优惠券面值须为 {{moneyMin}} 至 {{moneyMax}} 的整数", en: "A whole number from {{moneyMin}} to {{moneyMax}}." },
  moneyOverMinPrice: { zh: "优惠券面值不能大于最低消费", en: "The face value cannot exceed the minimum spend." },
  minPriceEmpty: { zh: "请输入最低消费", en: "Enter the minimum spend." },
  minPriceRange: {
    zh: "最低消费须为 {{minPriceMin}} 至 {{minPriceMax}} 的整数",
    en: "A whole number from {{minPriceMin}} to {{minPriceMax}}.",
  },
  dayEmpty: { zh: "请输入使用有效期限（天）", en: "Enter for how many days it is valid." },
  dayRange: { zh: "使用有效期限须为 {{dayMin}} 至 {{dayMax}} 的整数", en: "A whole number from {{dayMin}} to {{dayMax}}." },
  useWindowEmpty: { zh: "请选择使用有效期限", en: "Choose when it can be used." },
  claimWindowEmpty: { zh: "请选择领取时间", en: "Choose when it can be claimed." },
  endBeforeStart: { zh: "结束时间必须晚于开始时间", en: "The end must be after the start." },
  startBeforeToday: { zh: "开始时间不能早于今天", en: "The start cannot be before today." },
  endTooLate: { zh: "结束时间不能晚于 {{daysAhead}} 天之后", en: "The end cannot be more than {{daysAhead}} days ahead." },
  totalEmpty: { zh: "请输入发布数量", en: "Enter how many there are." },
  totalRange: { zh: "发布数量须为 {{totalMin}} 至 {{totalMax}} 的整数", en: "A whole number from {{totalMin}} to {{totalMax}}." },
  sortEmpty: { zh: "请输入排序", en: "Enter the order." },
  sortRange: { zh: "排序须为 {{sortMin}} 至 {{sortMax}} 的整数", en: "A whole number from {{sortMin}} to {{sortMax}}." },
  segmentPeriodWrong: { zh: "请选择正确的关注时间", en: "Choose when they began to follow." },
  segmentProductEmpty: { zh: "请选择商品", en: "Choose a product." },
  segmentDaysRange: { zh: "天数须为 {{daysMin}} 至 {{daysMax}} 的整数", en: "A whole number from {{daysMin}} to {{daysMax}}." },
};

/** What a coupon takes off, with and without a minimum spend. */
export const couponValueMessages = {
  over: { zh: "满{{minPrice}}减{{money}}", en: "¥{{money}} off ¥{{minPrice}}" },
  any: { zh: "无门槛减{{money}}", en: "¥{{money}} off" },
};
