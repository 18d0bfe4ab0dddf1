// Generated from openapi/ by `pnpm generate`. Do not edit.
// The query of each list, by operationId: what a client needs to read it from an address.
import type { ListQuery } from "../list-query";

export const listAdmins = {
  operation: "listAdmins",
  fields: {
    realName: { kind: "text", maxLength: 32 },
    roles: { kind: "id", min: 1 },
    status: { kind: "flag" },
  },
} as const satisfies ListQuery;

export const listCoupons = {
  operation: "listCoupons",
  fields: {
    name: { kind: "text", maxLength: 64 },
    category: { kind: "code", set: "CouponCategory", codes: [1, 2, 3] },
    receiveType: { kind: "code", set: "CouponReceiveType", codes: [1, 2] },
    status: { kind: "flag" },
    lifecycle: { kind: "code", set: "CouponLifecycle", codes: [1, 2, 3, 4, 5] },
    orderBy: { kind: "code", codes: ["lifecycle"] },
    order: { kind: "code", codes: ["asc", "desc"] },
  },
} as const satisfies ListQuery;

export const listCouponUsers = {
  operation: "listCouponUsers",
  fields: {
    uid: { kind: "id", min: 1 },
    couponId: { kind: "id", min: 1 },
    name: { kind: "text", maxLength: 64 },
    nickname: { kind: "text", maxLength: 64 },
    status: { kind: "code", set: "CouponUserStatus", codes: [0, 1, 2] },
  },
} as const satisfies ListQuery;

export const listSendableCoupons = {
  operation: "listSendableCoupons",
  fields: {
    keywords: { kind: "text", maxLength: 64 },
    type: { kind: "code", set: "SendableCouponType", codes: [1, 3] },
  },
} as const satisfies ListQuery;

export const listDevices = {
  operation: "listDevices",
  fields: {
    keywords: { kind: "text", maxLength: 32 },
    kind: { kind: "code", set: "DeviceKind", codes: [1, 2, 3, 4] },
    state: { kind: "code", set: "DeviceState", codes: [0, 1, 2, 3] },
  },
} as const satisfies ListQuery;

export const listRefills = {
  operation: "listRefills",
  fields: {
    consumableId: { kind: "id", min: 1, required: true },
  },
} as const satisfies ListQuery;

export const listExports = {
  operation: "listExports",
  fields: {
    type: { kind: "code", set: "ExportKind", codes: ["product", "order", "bill", "flow", "log", "review"] },
  },
} as const satisfies ListQuery;

export const listDailyStatements = {
  operation: "listDailyStatements",
  fields: {
    dateLimit: { kind: "dateLimit" },
  },
} as const satisfies ListQuery;

export const listMonthlyStatements = {
  operation: "listMonthlyStatements",
  fields: {
    dateLimit: { kind: "monthLimit" },
  },
} as const satisfies ListQuery;

export const listFundFlow = {
  operation: "listFundFlow",
  fields: {
    orderNo: { kind: "text", maxLength: 32 },
    dateLimit: { kind: "dateLimit" },
  },
} as const satisfies ListQuery;

export const listSettlements = {
  operation: "listSettlements",
  fields: {
    closingNo: { kind: "text", maxLength: 32 },
    closingType: { kind: "code", codes: ["bank", "alipay", "weixin", "wechat"] },
    auditStatus: { kind: "code", set: "SettlementAudit", codes: [0, 1, 2] },
    accountStatus: { kind: "code", set: "SettlementAccount", codes: [0, 1] },
    dateLimit: { kind: "dateLimit" },
  },
} as const satisfies ListQuery;

export const listImports = {
  operation: "listImports",
  fields: {},
} as const satisfies ListQuery;

export const listLiveGoods = {
  operation: "listLiveGoods",
  fields: {
    keywords: { kind: "text", maxLength: 64 },
    reviewStatus: { kind: "code", set: "LiveReviewStatus", codes: [0, 1, 2, 3, 4, 5] },
  },
} as const satisfies ListQuery;

export const listLiveAssistants = {
  operation: "listLiveAssistants",
  fields: {
    keywords: { kind: "text", maxLength: 64 },
  },
} as const satisfies ListQuery;

export const listLiveRooms = {
  operation: "listLiveRooms",
  fields: {},
} as const satisfies ListQuery;

export const listSensitiveLogs = {
  operation: "listSensitiveLogs",
  fields: {
    adminAccount: { kind: "text", maxLength: 32 },
    description: { kind: "text", maxLength: 64 },
    status: { kind: "code", set: "LogStatus", codes: [0, 1] },
    dateLimit: { kind: "dateLimit" },
  },
} as const satisfies ListQuery;

export const listNotices = {
  operation: "listNotices",
  fields: {
    kind: { kind: "code", set: "NoticeKind", codes: ["order", "refund", "review", "export", "stock", "settlement"] },
    state: { kind: "code", set: "NoticeState", codes: [0, 1] },
  },
} as const satisfies ListQuery;

export const listOrders = {
  operation: "listOrders",
  fields: {
    searchType: { kind: "code", set: "UserSearchType", codes: ["all", "uid", "nickname", "phone"] },
    content: { kind: "text", maxLength: 64 },
    orderNo: { kind: "text", maxLength: 32 },
    dateLimit: { kind: "dateLimit" },
    type: { kind: "code", set: "OrderType", codes: [0, 1, 2] },
    productId: { kind: "id", min: 1 },
    paid: { kind: "flag" },
    status: { kind: "code", set: "OrderTab", codes: ["all", "unPaid", "notShipped", "spike", "awaitVerification", "receiving", "complete", "refunded", "deleted", "cancel"] },
  },
} as const satisfies ListQuery;

export const listOrderLogs = {
  operation: "listOrderLogs",
  fields: {
    orderNo: { kind: "text", maxLength: 32, required: true },
  },
} as const satisfies ListQuery;

export const listAttachments = {
  operation: "listAttachments",
  fields: {
    pid: { kind: "id", min: 0 },
    attType: { kind: "text", maxLength: 200 },
    name: { kind: "text", maxLength: 100 },
    isUsed: { kind: "flag" },
    orderBy: { kind: "code", codes: ["name", "size", "time"] },
    order: { kind: "code", codes: ["asc", "desc"] },
  },
} as const satisfies ListQuery;

export const listPictureCategoryPage = {
  operation: "listPictureCategoryPage",
  fields: {
    type: { kind: "code", set: "CategoryType", codes: [1, 2, 3, 4, 5, 6, 7] },
    status: { kind: "code", set: "SwitchFilter", codes: [-1, 0, 1] },
    pid: { kind: "id", min: 0 },
    name: { kind: "text", maxLength: 50 },
  },
} as const satisfies ListQuery;

export const listPictureCategoryPageAlias = {
  operation: "listPictureCategoryPageAlias",
  fields: {
    type: { kind: "code", set: "CategoryType", codes: [1, 2, 3, 4, 5, 6, 7] },
    status: { kind: "code", set: "SwitchFilter", codes: [-1, 0, 1] },
    pid: { kind: "id", min: 0 },
    name: { kind: "text", maxLength: 50 },
  },
} as const satisfies ListQuery;

export const listProducts = {
  operation: "listProducts",
  fields: {
    type: { kind: "code", set: "ProductTab", codes: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
    categoryId: { kind: "id", min: 1 },
    cateId: { kind: "idText" },
    keywords: { kind: "text", maxLength: 128 },
    name: { kind: "text", maxLength: 128 },
    isShow: { kind: "flag" },
    isPaidMember: { kind: "flag" },
    productType: { kind: "code", set: "ProductType", codes: [0, 1, 2, 4, 5, 6] },
    activityId: { kind: "id", min: 1 },
    orderBy: { kind: "code", codes: ["price", "sales", "stock", "createTime"] },
    order: { kind: "code", codes: ["asc", "desc"] },
  },
} as const satisfies ListQuery;

export const searchActivityProducts = {
  operation: "searchActivityProducts",
  fields: {
    marketingType: { kind: "code", set: "MarketingType", codes: [0, 1, 2] },
    name: { kind: "text", maxLength: 128 },
    keywords: { kind: "text", maxLength: 128 },
    categoryId: { kind: "id", min: 1 },
    cateId: { kind: "idText" },
    isShow: { kind: "flag" },
    productId: { kind: "id", min: 1 },
    activityId: { kind: "id", min: 1 },
    type: { kind: "code", set: "ProductTab", codes: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  },
} as const satisfies ListQuery;

export const searchMarketingProducts = {
  operation: "searchMarketingProducts",
  fields: {
    marketingType: { kind: "code", set: "MarketingType", codes: [0, 1, 2] },
    name: { kind: "text", maxLength: 128 },
    keywords: { kind: "text", maxLength: 128 },
    categoryId: { kind: "id", min: 1 },
    cateId: { kind: "idText" },
    isShow: { kind: "flag" },
    productId: { kind: "id", min: 1 },
    activityId: { kind: "id", min: 1 },
    type: { kind: "code", set: "ProductTab", codes: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
  },
} as const satisfies ListQuery;

export const listBrands = {
  operation: "listBrands",
  fields: {
    cid: { kind: "id", min: 1, required: true },
    brandName: { kind: "text", maxLength: 64 },
  },
} as const satisfies ListQuery;

export const listRefunds = {
  operation: "listRefunds",
  fields: {
    searchType: { kind: "code", set: "UserSearchType", codes: ["all", "uid", "nickname", "phone"] },
    content: { kind: "text", maxLength: 64 },
    refundOrderNo: { kind: "text", maxLength: 32 },
    orderNo: { kind: "text", maxLength: 32 },
    dateLimit: { kind: "dateLimit" },
    trackingNumber: { kind: "text", maxLength: 64 },
    refundStatus: { kind: "code", set: "RefundTab", codes: [9, 0, 1, 2, 3, 4, 5, 6] },
  },
} as const satisfies ListQuery;

export const listReviews = {
  operation: "listReviews",
  fields: {
    searchType: { kind: "code", set: "UserSearchType", codes: ["all", "uid", "nickname", "phone"] },
    content: { kind: "text", maxLength: 64 },
    productSearch: { kind: "text", maxLength: 128 },
    star: { kind: "integer", min: 0, max: 5 },
    isReply: { kind: "flag" },
    dateLimit: { kind: "dateLimit" },
  },
} as const satisfies ListQuery;

export const listRevisions = {
  operation: "listRevisions",
  fields: {
    kind: { kind: "code", set: "RevisionKind", codes: ["product", "coupon", "category", "role", "shop"], required: true },
    subject: { kind: "integer", min: 1, max: 9007199254740991 },
  },
} as const satisfies ListQuery;

export const listRoles = {
  operation: "listRoles",
  fields: {
    roleName: { kind: "text", maxLength: 32 },
    status: { kind: "flag" },
  },
} as const satisfies ListQuery;

export const listSeckillActivities = {
  operation: "listSeckillActivities",
  fields: {
    name: { kind: "text", maxLength: 64 },
    date: { kind: "text", maxLength: 10 },
  },
} as const satisfies ListQuery;

export const listSeckillProducts = {
  operation: "listSeckillProducts",
  fields: {
    proName: { kind: "text", maxLength: 128 },
    activityName: { kind: "text", maxLength: 64 },
    proStatus: { kind: "code", set: "ProductShelf", codes: [1, 0] },
    activityStatus: { kind: "code", set: "ActivityStatus", codes: [0, 1, 2] },
    auditStatus: { kind: "code", set: "SeckillAuditStatus", codes: [1, 2, 3] },
  },
} as const satisfies ListQuery;

export const listShippingTemplates = {
  operation: "listShippingTemplates",
  fields: {
    keywords: { kind: "text", maxLength: 200 },
  },
} as const satisfies ListQuery;

export const listShopCompanies = {
  operation: "listShopCompanies",
  fields: {
    keywords: { kind: "text", maxLength: 64 },
    openStatus: { kind: "flag" },
  },
} as const satisfies ListQuery;

export const listSpecRules = {
  operation: "listSpecRules",
  fields: {
    keywords: { kind: "text", maxLength: 64 },
  },
} as const satisfies ListQuery;

export const listServiceTokens = {
  operation: "listServiceTokens",
  fields: {},
} as const satisfies ListQuery;

export const listUsers = {
  operation: "listUsers",
  fields: {
    searchType: { kind: "code", set: "UserSearchType", codes: ["all", "uid", "nickname", "phone"] },
    content: { kind: "text", maxLength: 64 },
    registerType: { kind: "code", set: "RegisterSource", codes: ["wechat", "routine", "h5", "iosWx", "androidWx", "ios"] },
    sex: { kind: "code", set: "Sex", codes: [0, 1, 2, 3] },
    dateLimit: { kind: "dateLimit" },
  },
} as const satisfies ListQuery;

export const listVideoDrafts = {
  operation: "listVideoDrafts",
  fields: {
    proId: { kind: "id", min: 1 },
    search: { kind: "text", maxLength: 249 },
  },
} as const satisfies ListQuery;

export const listVideoProducts = {
  operation: "listVideoProducts",
  fields: {
    proId: { kind: "id", min: 1 },
    search: { kind: "text", maxLength: 249 },
  },
} as const satisfies ListQuery;

export const listVideoBrands = {
  operation: "listVideoBrands",
  fields: {
    status: { kind: "code", set: "VideoBrandStatus", codes: [0, 1, 9] },
  },
} as const satisfies ListQuery;
