/** The names of both kinds of bills. */
export const billNames = { day: { zh: "日账单", en: "Daily bills" }, month: { zh: "月账单", en: "Monthly bills" } };

/** The sentences of problems with a settlement. */
export const financeRuleMessages = {
  amountEmpty: { zh: "请输入申请金额", en: "Enter the amount." },
  amountWrong: { zh: "请输入大于 0 的金额，最多两位小数", en: "Enter an amount above 0 with two decimals at most." },
  belowMin: { zh: "最低提现额度为{{min}},请修改提现金额", en: "The least that is paid out is ¥{{min}}. Change the amount." },
  aboveMax: { zh: "最高提现额度为{{max}},请修改提现金额", en: "The most that is paid out at once is ¥{{max}}. Change the amount." },
  aboveBalance: { zh: "提现金额不能超过可提现金额", en: "This is more than can be paid out now." },
  balanceTooLow: {
    zh: "可提现金额为{{amount}}元，未达到最低提现额度{{min}}元",
    en: "¥{{amount}} can be paid out now, which is less than the least amount of ¥{{min}}.",
  },
  payeeMissing: {
    zh: "请先在店铺设置中填写这种方式的结算信息",
    en: "Fill in the settlement info of this kind in the shop settings first.",
  },
  markTooLong: { zh: "备注最多{{limit}}个字", en: "The note has {{limit}} characters at most." },
};
