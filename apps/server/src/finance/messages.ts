import { billNames } from "@shopkeeper/sdk/rules/finance";
import { pageTitles } from "@shopkeeper/sdk/rules/layout";

/** Messages about the shop's money. */
export const financeMessages = {
  dateLimitWrong: { zh: "请选择正确的日期，结束日期不能早于开始日期", en: "Choose valid dates; the end cannot be before the start." },
  monthLimitWrong: { zh: "请选择正确的月份，结束月份不能早于开始月份", en: "Choose valid months; the end cannot be before the start." },
  sheets: {
    ...billNames,
    flow: pageTitles["/finance/capitalFlow"],
  },
};

/** The notes of movements; the ledger stores no language. */
export const flowMarks = {
  payment: { zh: "用户支付订单", en: "Paid by the buyer" },
  refund: { zh: "退还订单 {{orderNo}}", en: "Paid back of order {{orderNo}}" },
};
