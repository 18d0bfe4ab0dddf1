/** The sentences of problems between several fields of a coupon; those of segments take `couponSegmentLimits`. */
export const couponRuleMessages = {
  moneyOverMinPrice: { zh: "优惠券面值不能大于最低消费", en: "The face value cannot exceed the minimum spend." },
  endBeforeStart: { zh: "结束时间必须晚于开始时间", en: "The end must be after the start." },
  startBeforeToday: { zh: "开始时间不能早于今天", en: "The start cannot be before today." },
  endTooLate: { zh: "结束时间不能晚于 600 天之后", en: "The end cannot be more than 600 days ahead." },
  segmentPeriodWrong: { zh: "请选择正确的关注时间", en: "Choose when they began to follow." },
  segmentProductEmpty: { zh: "请选择商品", en: "Choose a product." },
  segmentDaysRange: { zh: "天数须为 {{daysMin}} 至 {{daysMax}} 的整数", en: "A whole number from {{daysMin}} to {{daysMax}}." },
};

/** The discount of a coupon, with and without a minimum spend. */
export const couponValueMessages = {
  over: { zh: "满{{least}}减{{money}}", en: "¥{{money}} off ¥{{least}}" },
  any: { zh: "无门槛减{{money}}", en: "¥{{money}} off" },
};
