import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue } from "../../texts";

/** Texts of the printed packing pages. */
export const packingText = catalogue("packing", {
  title: pageTitles["/order/print"],
  kind: { zh: "打印内容", en: "What to print" },
  kinds: {
    pick: { zh: "拣货单", en: "Pick list" },
    slips: { zh: "发货单", en: "Packing slips" },
  },
  paper: { zh: "纸张", en: "Paper" },
  papers: {
    a5: { zh: "A5", en: "A5" },
    "80mm": { zh: "80 毫米小票", en: "80 mm receipt" },
  },
  mask: { zh: "隐藏手机号中间几位", en: "Mask phone numbers" },
  print: { zh: "打印", en: "Print" },
  none: { zh: "没有选择订单", en: "No orders are chosen" },
  noneHint: { zh: "请在订单列表中勾选订单，再点击打印", en: "Tick orders in the list of orders, then print." },
  nothing: { zh: "没有要拣的商品", en: "Nothing to pick" },
  nothingHint: { zh: "所选订单都已发货、已退款或不需要发货", en: "The chosen orders are sent, refunded, or need no parcel." },
  noSlips: { zh: "没有可打印的发货单", en: "No slips to print" },
  leftOut: { zh: "{{count}} 个订单没有打印：", en: "{{count}} {{count|order is|orders are}} not printed:" },
  leftOutNothing: { zh: "没有要装箱的商品", en: "nothing to pack" },
  summary: {
    zh: "{{orders}} 个订单，{{skus}} 种规格，{{pieces}} 件",
    en: "{{orders}} {{orders|order|orders}}, {{skus}} {{skus|SKU|SKUs}}, {{pieces}} {{pieces|piece|pieces}}",
  },
  printed: { zh: "{{name}} 打印于 {{time}}", en: "Printed by {{name}} at {{time}}" },
  stockPlace: { zh: "货位", en: "Stock place" },
  goods: { zh: "商品", en: "Goods" },
  orders: { zh: "订单", en: "Orders" },
  orderCount: { zh: "{{count}} 个", en: "{{count}}" },
  pieces: { zh: "数量", en: "Pieces" },
  done: { zh: "已拣", en: "Picked" },
  slip: {
    orderNo: { zh: "订单号", en: "Order" },
    createTime: { zh: "下单时间", en: "Placed" },
    receiver: { zh: "收货人", en: "Receiver" },
    pickUp: { zh: "到店自提", en: "Picked up at the shop" },
    userRemark: { zh: "买家留言", en: "Buyer's note" },
    total: { zh: "共 {{count}} 件", en: "{{count}} {{count|piece|pieces}} in all" },
    inRefund: { zh: "{{count}} 件申请退款中", en: "refund asked for {{count}}" },
    sent: { zh: "已发货", en: "Sent" },
  },
});
