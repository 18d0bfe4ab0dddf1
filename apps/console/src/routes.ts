import type { OperationId } from "@shopkeeper/sdk";
import type { Text } from "@shopkeeper/sdk/rules/core";

/** The parameters in an address, by the names that its row gives them. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** One address of the console and everything that is known about it: data only, nothing else repeats it. */
export interface RouteRow {
  readonly path: string;
  readonly title: Text;
  /** The title where it depends on the address. */
  readonly titleOf?: (params: RouteParams) => Text;
  /** Reachable without a session. */
  readonly isPublic?: boolean;
  /** Needs a session, but stands without the shell: for a frame or a window of its own. */
  readonly isBare?: boolean;
  /** Role keys, any one of which is needed. */
  readonly roles?: readonly string[];
  /** The operations that the screen cannot do without. */
  readonly needs?: readonly OperationId[];
  /** Not in menus or search. */
  readonly hidden?: boolean;
  /** Its tab stays alive while it is hidden; true when absent. */
  readonly cached?: boolean;
  readonly affixed?: boolean;
  /** The menu entry that is highlighted for a hidden page. */
  readonly activeMenu?: string;
  readonly redirect?: string;
  /** The screen's file under `routes/`, without its ending. A row without one answers 404 and appears nowhere. */
  readonly screen?: string;
}

/** Every address of the console. */
export const routes: readonly RouteRow[] = [
  { path: "/login", title: { zh: "登录", en: "Log in" }, isPublic: true, hidden: true, screen: "session/login" },
  {
    path: "/password",
    title: { zh: "修改初始密码", en: "Choose a password" },
    isBare: true,
    hidden: true,
    screen: "session/first-password",
  },
  { path: "/404", title: { zh: "页面不存在", en: "Page not found" }, isPublic: true, hidden: true, screen: "layout/missing" },
  { path: "/401", title: { zh: "没有权限", en: "No permission" }, isPublic: true, hidden: true, screen: "layout/refused" },
  {
    path: "/auth-redirect",
    title: { zh: "授权登录", en: "Authorised login" },
    isPublic: true,
    hidden: true,
    screen: "session/auth-redirect",
  },
  { path: "/redirect/*", title: { zh: "刷新", en: "Refresh" }, isPublic: true, hidden: true },
  {
    path: "/setting/uploadPicture",
    title: { zh: "图片库", en: "Gallery" },
    isBare: true,
    needs: ["listAttachments"],
    hidden: true,
    screen: "pictures/embed",
  },
  { path: "/preview", title: { zh: "表单预览", en: "Form preview" }, isPublic: true, hidden: true, screen: "forms/preview" },

  { path: "/", title: { zh: "主页", en: "Home" }, redirect: "/dashboard", hidden: true },
  { path: "/dashboard", title: { zh: "主页", en: "Home" }, affixed: true, screen: "dashboard/home" },

  { path: "/product", title: { zh: "商品", en: "Products" }, redirect: "/product/list" },
  {
    path: "/product/list",
    title: { zh: "商品列表", en: "Product list" },
    needs: ["listProducts", "listProductTabs"],
    screen: "products/list",
  },
  { path: "/product/classify", title: { zh: "商品分类", en: "Categories" }, needs: ["listProductCategories"], screen: "categories/tree" },
  { path: "/product/attr", title: { zh: "商品规格", en: "Specifications" }, needs: ["listSpecRules"], screen: "specs/list" },
  { path: "/product/comment", title: { zh: "商品评论", en: "Reviews" }, needs: ["listReviews"], screen: "reviews/list" },
  {
    path: "/product/list/creatProduct/:id?/:isDisabled?/:isCopy?",
    title: { zh: "商品编辑", en: "Product" },
    titleOf: ({ id = "0", isDisabled, isCopy }) =>
      id === "0" || (isCopy === "1" && isDisabled !== "1")
        ? { zh: "添加商品", en: "Add a product" }
        : isDisabled === "1"
          ? { zh: "商品详情", en: "Product details" }
          : { zh: "商品编辑", en: "Product" },
    hidden: true,
    cached: false,
    activeMenu: "/product/list",
    screen: "products/form",
  },
  {
    path: "/product/guarantee/group",
    title: { zh: "保障服务", en: "Guarantees" },
    needs: ["listGuaranteeGroups"],
    screen: "guarantees/groups",
  },

  { path: "/order", title: { zh: "订单", en: "Orders" }, redirect: "/order/list" },
  { path: "/order/list", title: { zh: "订单管理", en: "Order list" }, needs: ["listOrders"], screen: "orders/list" },
  {
    path: "/order/print",
    title: { zh: "打印拣货单和发货单", en: "Print for packing" },
    isBare: true,
    needs: ["getOrder"],
    hidden: true,
    screen: "orders/print",
  },
  { path: "/order/refund", title: { zh: "退款单", en: "Refunds" }, needs: ["listRefunds"], screen: "refunds/list" },

  { path: "/user", title: { zh: "用户", en: "Users" }, redirect: "/user/index" },
  { path: "/user/index", title: { zh: "用户管理", en: "User list" }, needs: ["listUsers"], screen: "users/list" },

  { path: "/finance", title: { zh: "财务", en: "Finance" }, redirect: "/finance/statement" },
  { path: "/finance/statement", title: { zh: "账单", en: "Bills" }, cached: false, screen: "finance/statement" },
  {
    path: "/finance/capitalFlow",
    title: { zh: "资金流水", en: "Fund flow" },
    needs: ["listFundFlow"],
    cached: false,
    screen: "finance/capital-flow",
  },
  {
    path: "/finance/closingRecord",
    title: { zh: "结算记录", en: "Settlements" },
    needs: ["listSettlements"],
    cached: false,
    screen: "finance/closing-record",
  },

  { path: "/operation", title: { zh: "设置", en: "Settings" }, roles: ["admin"], redirect: "/operation/modifyStoreInfo" },
  {
    path: "/operation/modifyStoreInfo",
    title: { zh: "商户基本设置", en: "Shop settings" },
    roles: ["admin"],
    needs: ["getShopBase"],
    screen: "store/settings",
  },
  {
    path: "/operation/roleManager",
    title: { zh: "管理权限", en: "Permissions" },
    roles: ["admin"],
    redirect: "/operation/roleManager/identityManager",
  },
  {
    path: "/operation/roleManager/identityManager",
    title: { zh: "身份管理", en: "Roles" },
    roles: ["admin"],
    needs: ["listRoles"],
    screen: "roles/list",
  },
  {
    path: "/operation/roleManager/adminList",
    title: { zh: "管理员列表", en: "Admins" },
    roles: ["admin"],
    needs: ["listAdmins"],
    screen: "admins/list",
  },
  {
    path: "/operation/export",
    title: { zh: "数据导出", en: "Data export" },
    roles: ["admin"],
    needs: ["listExports"],
    screen: "exports/list",
  },
  {
    path: "/operation/businessAddress",
    title: { zh: "商家地址管理", en: "Addresses" },
    needs: ["listAddresses"],
    screen: "addresses/list",
  },
  {
    path: "/operation/freightSet",
    title: { zh: "运费模板", en: "Shipping templates" },
    roles: ["admin"],
    needs: ["listShippingTemplates"],
    cached: false,
    screen: "shipping/templates",
  },

  { path: "/maintain", title: { zh: "维护", en: "Maintenance" }, redirect: "/maintain/picture" },
  { path: "/maintain/user", title: { zh: "个人中心", en: "Personal centre" }, hidden: true, screen: "session/profile" },
  { path: "/maintain/picture", title: { zh: "素材管理", en: "Materials" }, needs: ["listAttachments"], screen: "pictures/library" },
  {
    path: "/maintain/logistics",
    title: { zh: "物流设置", en: "Logistics" },
    roles: ["admin"],
    redirect: "/maintain/logistics/companyList",
  },
  {
    path: "/maintain/logistics/companyList",
    title: { zh: "物流公司", en: "Express companies" },
    roles: ["admin"],
    needs: ["listExpressCompanies"],
    screen: "shipping/companies",
  },
  {
    path: "/maintain/logistics/sensitiveLog",
    title: { zh: "敏感操作日志", en: "Sensitive operations" },
    roles: ["admin"],
    needs: ["listSensitiveLogs"],
    screen: "logs/list",
  },

  { path: "/coupon", title: { zh: "优惠券", en: "Coupons" }, redirect: "/coupon/list" },
  { path: "/coupon/list", title: { zh: "优惠券列表", en: "Coupon list" }, needs: ["listCoupons"], screen: "coupons/list" },
  { path: "/coupon/record", title: { zh: "领取记录", en: "Claim records" }, needs: ["listCouponUsers"], screen: "coupons/record" },
  {
    path: "/coupon/list/save",
    title: { zh: "添加优惠券", en: "Add coupon" },
    needs: ["saveCoupon"],
    cached: false,
    activeMenu: "/coupon/list",
    screen: "coupons/save",
  },
  {
    path: "/coupon/list/save/:id?/:edit?",
    title: { zh: "优惠券编辑", en: "Edit coupon" },
    titleOf: ({ edit }) => (edit === undefined ? { zh: "优惠券复制", en: "Copy coupon" } : { zh: "优惠券编辑", en: "Edit coupon" }),
    needs: ["getCoupon"],
    hidden: true,
    cached: false,
    activeMenu: "/coupon/list",
    screen: "coupons/save",
  },

  { path: "/videoChannel", title: { zh: "视频号", en: "Video channel" }, redirect: "/videoChannel/productList" },
  {
    path: "/videoChannel/productList",
    title: { zh: "过审商品", en: "Approved products" },
    needs: ["listVideoProducts"],
    cached: false,
    screen: "video-channel/products",
  },
  {
    path: "/videoChannel/creatVideoChannel/:id?/:isDisabled?",
    title: { zh: "视频号商品", en: "Video channel product" },
    titleOf: ({ id, isDisabled }) =>
      id === undefined
        ? { zh: "添加视频号商品", en: "Add a video channel product" }
        : isDisabled === "1"
          ? { zh: "视频号商品详情", en: "Video channel product" }
          : { zh: "编辑视频号商品", en: "Edit a video channel product" },
    hidden: true,
    cached: false,
    activeMenu: "/videoChannel/draftList",
    screen: "video-channel/form",
  },
  {
    path: "/videoChannel/draftList",
    title: { zh: "草稿列表", en: "Drafts" },
    needs: ["listVideoDrafts"],
    cached: false,
    screen: "video-channel/drafts",
  },
  {
    path: "/videoChannel/apply",
    title: { zh: "申请接入", en: "Apply for access" },
    needs: ["getVideoAccess"],
    cached: false,
    screen: "video-channel/apply",
  },

  { path: "/marketing", title: { zh: "营销", en: "Marketing" }, redirect: "/marketing/seckill/list" },
  { path: "/marketing/seckill", title: { zh: "秒杀", en: "Flash sale" }, redirect: "/marketing/seckill/list" },
  {
    path: "/marketing/seckill/list",
    title: { zh: "秒杀商品", en: "Flash sale products" },
    needs: ["listSeckillProducts"],
    screen: "seckill/list",
  },
  {
    path: "/marketing/seckill/seckillActivity",
    title: { zh: "秒杀活动", en: "Flash sale activities" },
    needs: ["listSeckillActivities"],
    screen: "seckill/activities",
  },
  {
    path: "/marketing/seckill/creatActivity/:activityId?",
    title: { zh: "参与活动", en: "Join activity" },
    needs: ["addSeckillProducts"],
    hidden: true,
    cached: false,
    activeMenu: "/marketing/seckill/seckillActivity",
    screen: "seckill/join",
  },
  {
    path: "/marketing/seckill/creatSeckill/:activityId?",
    title: { zh: "添加秒杀商品", en: "Add flash sale product" },
    needs: ["addSeckillProducts"],
    hidden: true,
    cached: false,
    activeMenu: "/marketing/seckill/list",
    screen: "seckill/add",
  },
  { path: "/marketing/broadcast", title: { zh: "直播", en: "Live" }, redirect: "/marketing/broadcast/room" },
  {
    path: "/marketing/broadcast/product",
    title: { zh: "直播商品", en: "Live products" },
    needs: ["listLiveGoods"],
    cached: false,
    screen: "live/goods",
  },
  {
    path: "/marketing/broadcast/creatPro/:liveId?",
    title: { zh: "直播商品编辑", en: "Live product" },
    hidden: true,
    cached: false,
    activeMenu: "/marketing/broadcast/product",
    screen: "live/goods-form",
  },
  {
    path: "/marketing/broadcast/assistant",
    title: { zh: "直播助手", en: "Live assistants" },
    needs: ["listLiveAssistants"],
    cached: false,
    screen: "live/assistants",
  },
  {
    path: "/marketing/broadcast/room",
    title: { zh: "直播间管理", en: "Live rooms" },
    needs: ["listLiveRooms"],
    cached: false,
    screen: "live/rooms",
  },
  {
    path: "/marketing/broadcast/creatRoom/:roomId?/:type?",
    title: { zh: "直播间编辑", en: "Live room" },
    hidden: true,
    cached: false,
    activeMenu: "/marketing/broadcast/room",
    screen: "live/room-form",
  },

  { path: "/dataMonitor", title: { zh: "数据监控", en: "Data monitoring" }, redirect: "/dataMonitor/deviceRealTime" },
  {
    path: "/dataMonitor/deviceRealTime",
    title: { zh: "设备实时数据", en: "Live device data" },
    needs: ["listDevices"],
    cached: false,
    screen: "devices/list",
  },
  {
    path: "/dataMonitor/consumable",
    title: { zh: "耗材统计", en: "Consumables" },
    needs: ["listConsumables"],
    cached: false,
    screen: "devices/consumables",
  },
];
