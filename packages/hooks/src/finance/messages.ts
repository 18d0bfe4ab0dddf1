import { billNames, financeRuleMessages } from "@shopkeeper/sdk/rules/finance";
import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** The texts of the bill screens. */
export const statementText = catalogue("statements", {
  list: {
    title: pageTitles["/finance/statement"],
    empty: { zh: "暂无账单", en: "No bills yet" },
    emptyHint: { zh: "有买家付款后，每天生成一张账单", en: "Once a buyer has paid, each day has a bill." },
  },
  tabs: {
    label: { zh: "账单周期", en: "Bills by" },
    ...billNames,
  },
  columns: {
    day: { zh: "日期", en: "Date" },
    month: { zh: "月份", en: "Month" },
    dayBalance: { zh: "当日结余", en: "Day's net" },
    monthBalance: { zh: "当月结余", en: "Month's net" },
    handlingFee: { zh: "平台手续费", en: "Platform fee" },
    orderReceivable: { zh: "订单应收金额", en: "Receivable" },
    payNum: { zh: "订单应收笔数", en: "Payments" },
    orderRefundable: { zh: "订单应退金额", en: "Refundable" },
    refundNum: { zh: "订单应退笔数", en: "Refunds" },
  },
  filters: {
    days: { zh: "时间选择", en: "Days" },
    months: { zh: "月份选择", en: "Months" },
    startMonth: { zh: "开始月份", en: "First month" },
    endMonth: { zh: "结束月份", en: "Last month" },
    month: { zh: "本月", en: "This month" },
    year: { zh: "今年至今", en: "This year" },
    half: { zh: "最近六个月", en: "Last 6 months" },
    shortcuts: { zh: "快捷选择", en: "Shortcuts" },
  },
  actions: { exporting: { zh: "导出账单", en: "Export bills" } },
  exported: { zh: "{{count}} 张账单", en: "{{count}} {{count|bill|bills}}" },
  chart: {
    title: { zh: "收支趋势", en: "Income and expenses" },
    label: {
      zh: "{{from}} 至 {{to}}：收入 {{income}} 元，支出 {{expense}} 元",
      en: "{{from}} to {{to}}: income ¥{{income}}, expenses ¥{{expense}}",
    },
    income: { zh: "实际收入", en: "Income" },
    expense: { zh: "实际支出", en: "Expenses" },
    balance: { zh: "结余", en: "Net" },
    recent: { zh: "最近30天", en: "Last 30 days" },
    axis: { zh: "金额（元）", en: "Amount in yuan" },
  },
  detail: {
    dayTitle: { zh: "日账单详情", en: "Bill of the day" },
    monthTitle: { zh: "月账单详情", en: "Bill of the month" },
    close: { zh: "我知道了", en: "Close" },
    count: { zh: "{{count}}笔", en: "{{count}}" },
    realIncome: { zh: "实际收入", en: "Income" },
    orderReceivable: { zh: "订单应收", en: "Receivable" },
    orderRealIncome: { zh: "订单实际支付金额", en: "Paid by buyers" },
    platCouponPrice: { zh: "平台优惠券补贴", en: "Platform's part of coupons" },
    integralPrice: { zh: "平台积分补贴", en: "Platform's part of points" },
    orderRefundable: { zh: "订单应退", en: "Refundable" },
    orderRealRefund: { zh: "订单实际退款金额", en: "Paid back to buyers" },
    refundPlatCouponPrice: { zh: "退还平台优惠券补贴", en: "Coupon part returned" },
    refundIntegralPrice: { zh: "退还平台积分补贴", en: "Points part returned" },
    actualExpenditure: { zh: "实际支出", en: "Expenses" },
    handlingFee: { zh: "平台手续费", en: "Platform fee" },
    payHandlingFee: { zh: "支付手续费", en: "Fee charged" },
    refundHandlingFee: { zh: "退还手续费", en: "Fee returned" },
    brokerage: { zh: "佣金", en: "Commission" },
    brokeragePrice: { zh: "支付佣金", en: "Commission paid" },
    refundBrokeragePrice: { zh: "退还佣金", en: "Commission returned" },
  },
});

/** A key of the bill texts. */
export type StatementTextKey = TextKey<typeof statementText.zh>;

/** The texts of the fund flow screen. */
export const flowText = catalogue("flow", {
  list: {
    title: pageTitles["/finance/capitalFlow"],
    empty: { zh: "暂无资金流水", en: "No money has moved yet" },
    emptyHint: { zh: "买家付款和退款会记在这里", en: "Payments and refunds are listed here." },
  },
  columns: {
    orderNo: { zh: "订单号", en: "Order or refund" },
    buyer: { zh: "对方信息", en: "Buyer" },
    type: { zh: "交易类型", en: "Kind" },
    amount: { zh: "金额", en: "Amount" },
    mark: { zh: "备注", en: "Note" },
    createTime: { zh: "交易时间", en: "Time" },
  },
  filters: {
    dateLimit: { zh: "时间选择", en: "Time" },
    orderNo: { zh: "订单搜索", en: "Order" },
    orderNoPlaceholder: { zh: "请输入订单号/退款单号", en: "Order or refund number" },
  },
  actions: { exporting: { zh: "导出资金流水", en: "Export the fund flow" } },
  exported: { zh: "{{count}} 笔流水", en: "{{count}} {{count|movement|movements}}" },
});

/** A key of the fund flow texts. */
export type FlowTextKey = TextKey<typeof flowText.zh>;

/** The texts of the settlement screen and its dialogs. */
export const settlementText = catalogue("settlements", {
  list: {
    title: pageTitles["/finance/closingRecord"],
    empty: { zh: "暂无结算记录", en: "No settlements yet" },
    emptyHint: { zh: "可提现金额达到最低额度后，可以申请结算", en: "Apply once there is enough to be paid out." },
  },
  columns: {
    closingNo: { zh: "结算单号", en: "Number" },
    amount: { zh: "转账金额（元）", en: "Amount (¥)" },
    auditName: { zh: "审核员姓名", en: "Reviewer" },
    closingType: { zh: "结算类型", en: "Paid by" },
    auditStatus: { zh: "审核状态", en: "Review" },
    accountStatus: { zh: "到账状态", en: "Payout" },
    auditTime: { zh: "审核时间", en: "Reviewed" },
    createTime: { zh: "申请时间", en: "Applied" },
  },
  reason: { zh: "原因：{{reason}}", en: "Reason: {{reason}}" },
  filters: {
    dateLimit: { zh: "时间选择", en: "Applied" },
    auditStatus: { zh: "审核状态", en: "Review" },
    accountStatus: { zh: "到账状态", en: "Payout" },
    closingType: { zh: "结算类型", en: "Paid by" },
    closingNo: { zh: "结算单号", en: "Number" },
    all: { zh: "全部", en: "All" },
    closingNoPlaceholder: { zh: "请输入结算单号", en: "Settlement number" },
  },
  actions: { detail: { zh: "结算信息", en: "Details" }, apply: { zh: "申请结算", en: "Apply" } },
  detail: {
    title: { zh: "结算信息", en: "Settlement" },
    payee: { zh: "收款账户", en: "Account" },
    progress: { zh: "审核与到账", en: "Review and payout" },
    amount: { zh: "结算金额", en: "Amount" },
    closingType: { zh: "商户收款方式", en: "Paid by" },
    closingBank: { zh: "开户银行", en: "Bank" },
    closingBankCard: { zh: "银行账号", en: "Account number" },
    closingName: { zh: "开户户名", en: "Account holder" },
    realName: { zh: "真实姓名", en: "Name" },
    wechatNo: { zh: "微信号", en: "WeChat" },
    alipayAccount: { zh: "支付宝账号", en: "Alipay account" },
    paymentCode: { zh: "收款二维码", en: "Payment code" },
    auditStatus: { zh: "审核状态", en: "Review" },
    auditTime: { zh: "审核时间", en: "Reviewed" },
    closingProof: { zh: "结算凭证", en: "Proof" },
    proofNamed: { zh: "结算凭证 {{number}}", en: "Proof {{number}}" },
    closingTime: { zh: "结算时间", en: "Paid out" },
    refusalReason: { zh: "审核未通过原因", en: "Why it was refused" },
    mark: { zh: "备注", en: "Note" },
  },
  apply: {
    title: { zh: "申请结算", en: "Apply for a settlement" },
    submit: { zh: "立即申请", en: "Apply" },
    done: { zh: "申请成功", en: "Applied" },
    factor: { zh: "两步验证码", en: "Code of your second factor" },
    factorHelp: {
      zh: "身份验证器上的 6 位验证码，或恢复码。登录时用过的验证码不能再用",
      en: "Six digits of your authenticator app, or a recovery code. One that you have logged in with is used up.",
    },
    factorEmpty: { zh: "请输入两步验证码", en: "Enter the code of your second factor." },
    balance: { zh: "商户余额", en: "Balance" },
    transferBalance: { zh: "可提现金额", en: "Can be paid out" },
    freezeAmount: { zh: "冻结金额", en: "Frozen" },
    guaranteedAmount: { zh: "保证金额", en: "Guarantee" },
    closingType: { zh: "结算类型", en: "Paid by" },
    account: { zh: "收款账户", en: "Account" },
    amount: { zh: "申请金额", en: "Amount" },
    amountHelp: {
      zh: "最低可提现额度{{min}}元;最高可提现额度{{max}}元",
      en: "At least ¥{{min}}, at most ¥{{max}} at once.",
    },
    all: { zh: "全部提现", en: "All of it" },
    mark: { zh: "备注", en: "Note" },
    markPlaceholder: { zh: "选填，给平台财务看的说明", en: "Optional, for the platform's accountants" },
    open: {
      zh: "结算单 {{closingNo}} 尚未完成，到账或被拒绝后才能再次申请",
      en: "The settlement {{closingNo}} is not done. Apply again once it is paid out or refused.",
    },
    settings: { zh: "去填写结算信息", en: "Open the shop settings" },
    low: { zh: "可提现金额未达到最低提现额度，暂不能申请", en: "There is less than the least amount that is paid out." },
  },
  problems: financeRuleMessages,
});

/** A key of the settlement texts. */
export type SettlementTextKey = TextKey<typeof settlementText.zh>;
