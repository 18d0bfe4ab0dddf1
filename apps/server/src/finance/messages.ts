/** The sentences of the shop's money. */
export const financeMessages = {
  dateLimitWrong: { zh: "请选择正确的日期，结束日期不能早于开始日期", en: "Choose valid dates; the end cannot be before the start." },
  monthLimitWrong: { zh: "请选择正确的月份，结束月份不能早于开始月份", en: "Choose valid months; the end cannot be before the start." },
  sheets: {
    day: { zh: "日账单", en: "Daily bills" },
    month: { zh: "月账单", en: "Monthly bills" },
    flow: { zh: "资金流水", en: "Fund flow" },
  },
  billColumns: {
    dataDate: { zh: "日期", en: "Date" },
    currentDayBalance: { zh: "结余", en: "Net" },
    realIncome: { zh: "实际收入", en: "Income" },
    orderReceivable: { zh: "订单应收", en: "Receivable" },
    orderRealIncome: { zh: "订单实际支付金额", en: "Paid by buyers" },
    platCouponPrice: { zh: "平台优惠券补贴", en: "Platform coupons" },
    integralPrice: { zh: "平台积分补贴", en: "Platform points" },
    payNum: { zh: "订单应收笔数", en: "Payments" },
    orderRefundable: { zh: "订单应退", en: "Refundable" },
    orderRealRefund: { zh: "订单实际退款金额", en: "Paid back" },
    refundPlatCouponPrice: { zh: "退还平台优惠券补贴", en: "Returned coupons" },
    refundIntegralPrice: { zh: "退还平台积分补贴", en: "Returned points" },
    refundNum: { zh: "订单应退笔数", en: "Refunds" },
    actualExpenditure: { zh: "实际支出", en: "Expenses" },
    handlingFee: { zh: "平台手续费", en: "Platform fee" },
    payHandlingFee: { zh: "支付手续费", en: "Fee charged" },
    refundHandlingFee: { zh: "退还手续费", en: "Fee returned" },
    brokerage: { zh: "佣金", en: "Commission" },
    brokeragePrice: { zh: "支付佣金", en: "Commission paid" },
    refundBrokeragePrice: { zh: "退还佣金", en: "Commission returned" },
  },
  flowColumns: {
    orderNo: { zh: "订单号/退款单号", en: "Order or refund" },
    buyer: { zh: "用户昵称|ID", en: "User and ID" },
    type: { zh: "交易类型", en: "Kind" },
    amount: { zh: "金额", en: "Amount" },
    mark: { zh: "备注", en: "Note" },
    createTime: { zh: "交易时间", en: "Time" },
  },
};

/** What a movement's note says; the ledger keeps no language of its own. */
export const flowMarks = {
  payment: { zh: "用户支付订单", en: "Paid by the buyer" },
  refund: { zh: "退还订单 {{orderNo}}", en: "Paid back of order {{orderNo}}" },
};
