/** The sentences of the rules of a shipment, beyond those of single fields. */
export const orderRuleMessages = {
  numberInvalid: {
    zh: "快递单号只能包含字母、数字和连字符，最多 {{numberMax}} 位",
    en: "Letters, digits and hyphens only, at most {{numberMax}}.",
  },
  phoneInvalid: { zh: "联系电话格式不正确!", en: "This is not a phone number." },
  virtualNeedsNoDelivery: { zh: "虚拟商品只能选择无需发货", en: "Virtual goods are sent without delivery." },
  linesEmpty: { zh: "请选择商品", en: "Choose at least one line." },
  linesTwice: { zh: "第 {{place}} 行的商品只能选择一次", en: "Line {{place}} is named twice." },
  linesForeign: { zh: "所选的第 {{entry}} 项不属于此订单", en: "Entry {{entry}} is no line of this order." },
  linesMany: { zh: "第 {{place}} 行的数量须为 1 至 {{max}} 的整数", en: "Line {{place}} takes a whole number from 1 to {{max}}." },
};
