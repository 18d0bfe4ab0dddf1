import { catalogue, type TextKey } from "../../texts";
import { cellFaultTexts } from "../../files/cell-fault-messages";

/** Texts of sending by a carrier's sheet. */
export const sheetText = catalogue("orderSheet", {
  action: { zh: "表格发货", en: "Send by sheet" },
  title: { zh: "表格批量发货", en: "Send by a carrier's sheet" },
  input: { zh: "快递公司的发货表格", en: "The carrier's sheet" },
  needs: {
    zh: "需要订单编号和快递单号两列，快递公司可以没有：按单号识别，或使用下面选择的公司。一个订单分几个包裹时，再写明每个包裹的商品和数量。",
    en: "It needs order and parcel numbers. The company may be missing: it is told from the number, or the one chosen is used. Where an order has several parcels, name the goods and quantity of each.",
  },
  paste: { zh: "或者粘贴表格内容", en: "Or paste rows" },
  pastePlaceholder: { zh: "订单编号、快递公司、快递单号，每行一个订单", en: "Order, company, parcel number: an order each line" },
  read: { zh: "识别", en: "Read" },
  pasted: { zh: "粘贴的内容", en: "the pasted rows" },
  columns: {
    orderNo: { zh: "订单编号", en: "Order" },
    company: { zh: "快递公司", en: "Express company" },
    number: { zh: "快递单号", en: "Parcel number" },
    goods: { zh: "商品", en: "Goods" },
    count: { zh: "数量", en: "Quantity" },
    row: { zh: "行", en: "Row" },
    state: { zh: "核对结果", en: "Check" },
  },
  match: {
    none: { zh: "没有这一列", en: "Not in the sheet" },
    unnamed: { zh: "第 {{at}} 列", en: "Column {{at}}" },
    fallback: { zh: "没有写明的用", en: "Where none is named" },
    fallbackNone: { zh: "不指定", en: "None" },
  },
  check: {
    running: { zh: "正在核对 {{done}} / {{total}}", en: "Checking {{done}} of {{total}}" },
    table: { zh: "要发货的订单", en: "Orders to send" },
    tabs: { zh: "核对结果", en: "Check" },
    all: { zh: "全部", en: "All" },
    ready: { zh: "可发货", en: "Ready" },
    wrong: { zh: "需修改", en: "To mend" },
    repeated: { zh: "已发过", en: "Sent before" },
    joined: { zh: "同一包裹", en: "Same parcel" },
    joins: { zh: "与第 {{row}} 行一起发货", en: "Sent with row {{row}}" },
    sent: { zh: "已发货", en: "Sent" },
    unchecked: { zh: "待核对", en: "Unchecked" },
    goods: { zh: "{{name}} · {{goods}}", en: "{{name}} · {{goods}}" },
    again: { zh: "重新核对", en: "Check again" },
    twice: { zh: "单号与第 {{row}} 行相同，请确认是同一个包裹", en: "Same parcel as row {{row}}. Make sure that it is one." },
    company: { zh: "第 {{row}} 行快递公司", en: "Company of row {{row}}" },
    orderNo: { zh: "第 {{row}} 行订单编号", en: "Order of row {{row}}" },
    number: { zh: "第 {{row}} 行快递单号", en: "Parcel number of row {{row}}" },
    guessed: { zh: "按单号识别", en: "Told from the number" },
  },
  commit: { zh: "发货 {{count}} 个订单", en: "Send {{count}} {{count|order|orders}}" },
  back: { zh: "重新选择", en: "Another sheet" },
  results: { zh: "表格发货的结果", en: "Sent by the sheet" },
  save: { zh: "下载未发货的行", en: "Save the rows that were not sent" },
  file: { zh: "未发货的订单", en: "orders not sent" },
  reason: { zh: "原因", en: "Why" },
  faults: cellFaultTexts,
  problems: {
    orderEmpty: { zh: "没有订单编号", en: "The order number is missing." },
    orderInvalid: { zh: "订单编号只能是数字和字母", en: "An order number has digits and letters only." },
    shortened: {
      zh: "Excel 把号码缩短成了科学计数法，后面的几位已经丢失，请填写完整的号码",
      en: "Excel has shortened the number, and its last digits are lost. Enter all of them.",
    },
    goodsEmpty: {
      zh: "订单有多个快递单号，请在“商品”列写明这个包裹的商品",
      en: "The order has several parcels. Name what is in this one in the column of goods.",
    },
    goodsUnknown: { zh: "订单里没有“{{name}}”，或有多个，请填写规格", en: "The order has no “{{name}}”, or several. Enter the SKU." },
    countWrong: { zh: "“{{name}}”还能发 {{max}} 件，请检查数量", en: "{{max}} of “{{name}}” can be sent. Check the quantity." },
    companyEmpty: { zh: "没有快递公司，也无法按单号识别", en: "The company is missing, and the number does not tell it." },
    companyUnknown: { zh: "店铺没有“{{name}}”，请选择快递公司", en: "“{{name}}” is not one of the shop's companies. Choose one." },
    numberEmpty: { zh: "没有快递单号", en: "The parcel number is missing." },
    numberInvalid: { zh: "快递单号只能包含字母、数字和连字符，最多 {{max}} 位", en: "Letters, digits and hyphens only, at most {{max}}." },
    virtual: { zh: "虚拟商品不用快递发货", en: "Virtual goods are not sent by express." },
  },
});

/** A key of the sheet texts. */
export type SheetTextKey = TextKey<typeof sheetText.zh>;
