import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** Texts of notices and of the notification centre. */
export const noticeText = catalogue("notices", {
  list: {
    title: pageTitles["/maintain/notices"],
    empty: { zh: "暂无通知", en: "No notifications" },
    emptyHint: {
      zh: "有新订单、退款申请、审核未通过、导出完成、库存不足或结算结果时，会在这里提醒你",
      en: "New orders, refund requests, failed reviews, exports, low stock and settlements are told here.",
    },
    readAll: { zh: "全部已读", en: "Mark all as read" },
    readDone: { zh: "已全部标为已读", en: "All marked as read" },
    all: { zh: "查看全部通知", en: "All notifications" },
    unread: { zh: "未读", en: "Unread" },
  },
  bell: {
    label: { zh: "通知", en: "Notifications" },
    unread: { zh: "通知，{{count}} 条未读", en: "Notifications, {{count}} unread" },
    back: { zh: "返回通知", en: "Back to notifications" },
  },
  filters: {
    kind: { zh: "通知类型", en: "Kind" },
    state: { zh: "阅读状态", en: "State" },
    all: { zh: "全部", en: "All" },
  },
  columns: {
    text: { zh: "通知内容", en: "Notification" },
    kind: { zh: "类型", en: "Kind" },
    time: { zh: "时间", en: "Time" },
    open: { zh: "查看", en: "View" },
  },
  kinds: {
    title: { zh: "接收设置", en: "What to receive" },
    hint: {
      zh: "只影响你自己。关闭的类型不再提醒，也不显示；重新开启后，期间的通知仍在。",
      en: "For you alone. A kind that is off is neither told nor shown; switch it on again, and nothing of it was lost.",
    },
  },
  gone: {
    text: {
      zh: "{{what}}已被删除或已过期，无法打开；通知内容仍保留在这里",
      en: "This {{what}} was deleted or has expired and cannot be opened. The notification stays here.",
    },
  },
  sentence: {
    order: { zh: "收到新订单 {{number}}，实付 ¥{{amount}}，请尽快发货", en: "New order {{number}}, ¥{{amount}} paid" },
    pickUp: {
      zh: "收到新订单 {{number}}，实付 ¥{{amount}}，请备货，等待买家到店核销",
      en: "New pickup order {{number}}, ¥{{amount}} paid. Get it ready for the buyer",
    },
    refund: { zh: "买家申请退款 ¥{{amount}}，退款单 {{number}}，请及时处理", en: "A buyer asks for ¥{{amount}} back: refund {{number}}" },
    product: { zh: "商品“{{name}}”审核未通过：{{reason}}", en: "Product “{{name}}” failed its review: {{reason}}" },
    seckillProduct: { zh: "秒杀商品“{{name}}”审核未通过：{{reason}}", en: "Flash sale product “{{name}}” failed its review: {{reason}}" },
    liveGoods: { zh: "直播商品“{{name}}”审核未通过：{{reason}}", en: "Live product “{{name}}” failed its review: {{reason}}" },
    liveRoom: { zh: "直播间“{{name}}”审核未通过：{{reason}}", en: "Live room “{{name}}” failed its review: {{reason}}" },
    videoProduct: {
      zh: "视频号商品“{{name}}”审核未通过：{{reason}}",
      en: "Video channel product “{{name}}” failed its review: {{reason}}",
    },
    videoAccess: { zh: "视频号接入申请未通过：{{reason}}", en: "The application for the video channel was refused: {{reason}}" },
    noReason: { zh: "未说明原因", en: "no reason given" },
    exportDone: { zh: "“{{name}}”已生成，共 {{rows}} 行，可以下载了", en: "“{{name}}” is ready, with {{rows}} {{rows|row|rows}}" },
    exportFailed: { zh: "“{{name}}”没有生成，请重新导出", en: "“{{name}}” could not be made. Export it again." },
    stock: { zh: "商品“{{name}}”只剩 {{pieces}} 件，请及时补货", en: "Only {{pieces}} {{pieces|piece|pieces}} of “{{name}}” left" },
    soldOut: { zh: "商品“{{name}}”已售罄，请及时补货", en: "“{{name}}” is sold out" },
    settlementPaid: { zh: "结算单 {{number}} 的 ¥{{amount}} 已到账", en: "¥{{amount}} of settlement {{number}} has been paid out" },
    settlementRefused: {
      zh: "结算单 {{number}}（¥{{amount}}）未通过：{{reason}}",
      en: "Settlement {{number}} (¥{{amount}}) was refused: {{reason}}",
    },
  },
});

/** A key of the notice texts. */
export type NoticeTextKey = TextKey<typeof noticeText.zh>;
