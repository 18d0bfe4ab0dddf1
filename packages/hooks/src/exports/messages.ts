import { pageTitles } from "@shopkeeper/sdk/rules/layout";
import { catalogue, type TextKey } from "../texts";

/** The texts of the exports page. */
export const exportListText = catalogue("exportFiles", {
  list: {
    title: pageTitles["/operation/export"],
    empty: { zh: "暂无导出记录", en: "No exports yet" },
    emptyHint: {
      zh: "在上方，或在商品、订单、评论、日志列表中导出后，文件会保留 7 天",
      en: "Export above, or in a list of products, orders, reviews or operations. Files are kept for seven days.",
    },
  },
  cards: {
    product: { zh: "导出商品", en: "Export products" },
    productHint: { zh: "每个规格一行，可修改后再导入", en: "One row for each SKU; the file can be edited and imported again" },
    order: { zh: "导出订单", en: "Export orders" },
    orderHint: { zh: "每个订单一行，买家手机号已隐藏", en: "One row for each order; phone numbers of buyers are hidden" },
    all: { zh: "全部", en: "All" },
    products: { zh: "{{products}} 件商品，{{rows}} 行", en: "{{products}} {{products|product|products}} in {{rows}} {{rows|row|rows}}" },
    orders: { zh: "{{rows}} 个订单", en: "{{rows}} {{rows|order|orders}}" },
    leave: { zh: "离开此页后会继续生成，完成后在下方下载", en: "It goes on when you leave this page; download it below afterwards." },
  },
  filter: {
    kind: { zh: "文件类型", en: "Kind" },
    tab: { zh: "分类", en: "Tab" },
    type: { zh: "订单类型", en: "Order type" },
    status: { zh: "状态", en: "State" },
    categoryId: { zh: "平台分类", en: "Platform category" },
    cateId: { zh: "商户分类", en: "Shop category" },
    productType: { zh: "商品类型", en: "Product type" },
    others: { zh: "其他", en: "Others" },
    othersCount: { zh: "另有 {{count}} 项", en: "{{count}} more" },
    keywords: { zh: "关键字", en: "Keyword" },
    keywordsPlaceholder: { zh: "商品名称或关键字", en: "Product or keyword" },
    name: { zh: "商品名称", en: "Product" },
    orderNo: { zh: "订单号", en: "Order" },
    orderNoPlaceholder: { zh: "请输入订单号", en: "Order number" },
    content: { zh: "用户", en: "Buyer" },
    adminAccount: { zh: "账号", en: "Account" },
    description: { zh: "操作", en: "Operation" },
    dateLimit: { zh: "时间", en: "Time" },
    productSearch: { zh: "商品", en: "Product" },
    star: { zh: "评价星级", en: "Stars" },
    isReply: { zh: "回复状态", en: "Reply status" },
    answered: { zh: "已回复", en: "Answered" },
    open: { zh: "未回复", en: "Not answered" },
    ids: { zh: "所选", en: "Picked" },
    picked: { zh: "{{count}} 件", en: "{{count}}" },
    none: { zh: "不限", en: "No filter" },
    pair: { zh: "{{name}}：{{value}}", en: "{{name}}: {{value}}" },
  },
  columns: {
    name: { zh: "文件名", en: "File" },
    type: { zh: "类型", en: "Kind" },
    filter: { zh: "筛选条件与内容", en: "Filters and content" },
    adminName: { zh: "操作者名称", en: "By" },
    createTime: { zh: "生成时间", en: "Made" },
    rows: { zh: "行数", en: "Rows" },
    size: { zh: "大小", en: "Size" },
    status: { zh: "状态", en: "State" },
    expireTime: { zh: "过期时间", en: "Kept until" },
  },
  row: {
    format: { zh: "格式", en: "Format" },
    columns: { zh: "列", en: "Columns" },
    download: { zh: "下载", en: "Download" },
    retry: { zh: "重新生成", en: "Make again" },
    progress: { zh: "生成中 {{progress}}/{{rows}}", en: "{{progress}} of {{rows}}" },
  },
  remove: {
    question: { zh: "删除这个导出文件吗", en: "Delete this file?" },
    cancelQuestion: { zh: "取消这次导出吗", en: "Cancel this export?" },
    hint: { zh: "删除后可以重新导出", en: "It can be exported again." },
  },
});

/** A key of the exports page's texts. */
export type ExportListTextKey = TextKey<typeof exportListText.zh>;
