/** What is wrong with a field of a coupon. */
export const couponMessages = {
  productsEmpty: { zh: "请至少选择一个商品", en: "Choose at least one product." },
  productsMissing: { zh: "有商品不存在或已被删除，请重新选择", en: "Some products do not exist or have been deleted. Choose again." },
  moneyOverMinPrice: { zh: "优惠券面值不能大于最低消费", en: "The face value cannot exceed the minimum spend." },
  dayEmpty: { zh: "请输入使用有效期限（天）", en: "Enter for how many days it is valid." },
  useTimeEmpty: { zh: "请选择使用有效期限", en: "Choose when it can be used." },
  receiveTimeEmpty: { zh: "请选择领取时间", en: "Choose when it can be claimed." },
  timeUnknown: { zh: "没有这样的日期或时间", en: "There is no such date or time." },
  endBeforeStart: { zh: "结束时间必须晚于开始时间", en: "The end must be after the start." },
  startBeforeToday: { zh: "开始时间不能早于今天", en: "The start cannot be before today." },
  endTooLate: { zh: "结束时间不能晚于 600 天之后", en: "The end cannot be more than 600 days ahead." },
  totalEmpty: { zh: "请输入发布数量", en: "Enter how many there are." },
  couponEmpty: { zh: "请选择优惠券", en: "Choose a coupon." },
  usersEmpty: { zh: "请选择用户", en: "Choose at least one user." },
};
