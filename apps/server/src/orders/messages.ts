/** The texts of the order domain: problems of inputs, and log entries. */
export const orderMessages = {
  companyUnknown: { zh: "没有这家快递公司，请重新选择", en: "There is no such courier. Choose another." },
  codeUnknown: { zh: "核销码不存在，请核对后重新输入", en: "There is no such code. Check it and enter it again." },
  goods: { zh: "{{name}} {{sku}} ×{{count}}", en: "{{name}} {{sku}} ×{{count}}" },
  goodsAnd: { zh: "、", en: ", " },
  sheet: { zh: "订单", en: "Orders" },
};

/** The texts of an order's log; an entry keeps the language in which it was written. */
export const orderLogWords = {
  create: "用户下单",
  pay: "用户支付成功",
  express: "订单发货：{{company}}，快递单号 {{number}}，共 {{count}} 件",
  merchant: "订单发货：由 {{carrier}} 配送，电话 {{phone}}，共 {{count}} 件",
  noNeed: "订单发货：无需配送，共 {{count}} 件",
  correct: "修改发货单 {{id}} 的配送信息",
  verify: "订单核销，核销员 {{who}}",
  mark: "商家修改备注",
  delete: "商家删除订单",
  cancel: "超过 {{minutes}} 分钟未支付，订单自动取消",
  receive: "发货超过 {{days}} 天，订单自动收货",
  complete: "收货超过 {{days}} 天，订单自动完成",
};
