import type { OperationId } from "@shopkeeper/sdk";
import type { Text } from "@shopkeeper/sdk/rules/core";
import { formTitles, type PageAddress, pageTitles } from "@shopkeeper/sdk/rules/layout";

/** The parameters in an address, by their names in its row. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** One address of the console with all its facts: data only, repeated nowhere else. */
export interface RouteRow {
  readonly path: string;
  readonly title: Text;
  /** The title where it depends on the address. */
  readonly titleOf?: (params: RouteParams) => Text;
  /** Reachable without a session. */
  readonly isPublic?: boolean;
  /** Public, and inside the shell for a logged-in account. */
  readonly isInShell?: boolean;
  /** Needs a session, but is outside the shell: for a frame or a window of its own. A public one shows the login dialog over itself. */
  readonly isBare?: boolean;
  /** Role keys, any one of which is needed. */
  readonly roles?: readonly string[];
  /** The operations that the screen requires; where they depend on the address, a function of its parameters. */
  readonly needs?: readonly OperationId[] | ((params: RouteParams) => readonly OperationId[]);
  /** Not in menus or search. */
  readonly hidden?: boolean;
  /** Its tab stays alive while it is hidden; true when absent. */
  readonly cached?: boolean;
  readonly affixed?: boolean;
  /** Its tab closes when another page is opened. */
  readonly passing?: boolean;
  /** The menu entry that is highlighted for a hidden page, and whose permissions it also needs. */
  readonly activeMenu?: string;
  readonly redirect?: string;
  /** The screen's file under `routes/`, without its extension. A row without one answers 404 and appears nowhere. */
  readonly screen?: string;
}

/** A row of a page or folder whose title is also used by other layers. */
const page = (path: PageAddress, row: Omit<RouteRow, "path" | "title">): RouteRow => ({ path, title: pageTitles[path], ...row });

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
  {
    path: "/401",
    title: { zh: "没有权限", en: "No permission" },
    isPublic: true,
    isInShell: true,
    hidden: true,
    cached: false,
    passing: true,
    screen: "layout/refused",
  },
  {
    path: "/auth-redirect",
    title: { zh: "授权登录", en: "Authorised login" },
    isPublic: true,
    hidden: true,
    screen: "session/auth-redirect",
  },
  { path: "/redirect/*", title: { zh: "刷新", en: "Refresh" }, isPublic: true, hidden: true },
  page("/setting/uploadPicture", {
    isPublic: true,
    isBare: true,
    needs: ["listAttachments"],
    hidden: true,
    screen: "pictures/embed",
  }),
  page("/preview", { isPublic: true, hidden: true, screen: "forms/preview" }),

  { path: "/", title: { zh: "主页", en: "Home" }, redirect: "/dashboard", hidden: true },
  page("/dashboard", { affixed: true, screen: "dashboard/home" }),

  page("/product", { redirect: "/product/list" }),
  page("/product/list", {
    needs: ["listProducts", "listProductTabs"],
    screen: "products/list",
  }),
  page("/product/classify", { needs: ["listProductCategories"], screen: "categories/tree" }),
  page("/product/attr", { needs: ["listSpecRules"], screen: "specs/list" }),
  page("/product/comment", { needs: ["listReviews"], screen: "reviews/list" }),
  {
    path: "/product/list/creatProduct/:id?/:isDisabled?/:isCopy?",
    title: formTitles.product.edit,
    titleOf: ({ id = "0", isDisabled, isCopy }) => {
      const isNew = id === "0" || (isCopy === "1" && isDisabled !== "1");
      return formTitles.product[isNew ? "add" : isDisabled === "1" ? "view" : "edit"];
    },
    needs: ({ id = "0", isDisabled, isCopy }) => {
      if (id === "0") return ["saveProduct"];
      return isCopy === "1" && isDisabled !== "1" ? ["getProduct", "saveProduct"] : ["getProduct"];
    },
    hidden: true,
    cached: false,
    activeMenu: "/product/list",
    screen: "products/form",
  },
  page("/product/guarantee/group", {
    needs: ["listGuaranteeGroups"],
    screen: "guarantees/groups",
  }),

  page("/order", { redirect: "/order/list" }),
  page("/order/list", { needs: ["listOrders"], screen: "orders/list" }),
  page("/order/print", {
    isBare: true,
    needs: ["getOrder"],
    hidden: true,
    screen: "orders/print",
  }),
  page("/order/refund", { needs: ["listRefunds"], screen: "refunds/list" }),

  page("/user", { redirect: "/user/index" }),
  page("/user/index", { needs: ["listUsers"], screen: "users/list" }),

  page("/finance", { redirect: "/finance/statement" }),
  page("/finance/statement", { needs: ["listDailyStatements"], cached: false, screen: "finance/statement" }),
  page("/finance/capitalFlow", {
    needs: ["listFundFlow"],
    cached: false,
    screen: "finance/capital-flow",
  }),
  page("/finance/closingRecord", {
    needs: ["listSettlements"],
    cached: false,
    screen: "finance/closing-record",
  }),

  page("/operation", { roles: ["admin"], redirect: "/operation/modifyStoreInfo" }),
  page("/operation/modifyStoreInfo", {
    roles: ["admin"],
    needs: ["getShopBase"],
    screen: "store/settings",
  }),
  page("/operation/roleManager", {
    roles: ["admin"],
    redirect: "/operation/roleManager/identityManager",
  }),
  page("/operation/roleManager/identityManager", {
    roles: ["admin"],
    needs: ["listRoles"],
    screen: "roles/list",
  }),
  page("/operation/roleManager/adminList", {
    roles: ["admin"],
    needs: ["listAdmins"],
    screen: "admins/list",
  }),
  page("/operation/export", {
    roles: ["admin"],
    needs: ["listExports"],
    screen: "exports/list",
  }),
  page("/operation/businessAddress", {
    roles: ["admin"],
    needs: ["listAddresses"],
    screen: "addresses/list",
  }),
  page("/operation/freightSet", {
    roles: ["admin"],
    needs: ["listShippingTemplates"],
    cached: false,
    screen: "shipping/templates",
  }),

  page("/maintain", { redirect: "/maintain/picture" }),
  page("/maintain/user", { hidden: true, screen: "session/profile" }),
  page("/maintain/notices", { hidden: true, screen: "notices/list" }),
  page("/maintain/picture", { needs: ["listAttachments"], screen: "pictures/library" }),
  page("/maintain/logistics", {
    roles: ["admin"],
    redirect: "/maintain/logistics/companyList",
  }),
  page("/maintain/logistics/companyList", {
    roles: ["admin"],
    needs: ["listExpressCompanies"],
    screen: "shipping/companies",
  }),
  page("/maintain/logistics/sensitiveLog", {
    roles: ["admin"],
    needs: ["listSensitiveLogs"],
    screen: "logs/list",
  }),

  page("/coupon", { redirect: "/coupon/list" }),
  page("/coupon/list", { needs: ["listCoupons"], screen: "coupons/list" }),
  page("/coupon/record", { needs: ["listCouponUsers"], screen: "coupons/record" }),
  page("/coupon/list/save", {
    needs: ["saveCoupon"],
    cached: false,
    activeMenu: "/coupon/list",
    screen: "coupons/save",
  }),
  {
    path: "/coupon/list/save/:id?/:edit?",
    title: formTitles.coupon.edit,
    titleOf: ({ edit }) => formTitles.coupon[edit === undefined ? "copy" : "edit"],
    needs: ["getCoupon"],
    hidden: true,
    cached: false,
    activeMenu: "/coupon/list",
    screen: "coupons/save",
  },

  page("/videoChannel", { redirect: "/videoChannel/productList" }),
  page("/videoChannel/productList", {
    needs: ["listVideoProducts"],
    cached: false,
    screen: "video-channel/products",
  }),
  {
    path: "/videoChannel/creatVideoChannel/:id?/:isDisabled?",
    title: formTitles.videoProduct.edit,
    titleOf: ({ id, isDisabled }) => formTitles.videoProduct[id === undefined ? "add" : isDisabled === "1" ? "view" : "edit"],
    needs: ({ id }) => [id === undefined ? "addVideoDraft" : "getVideoDraft"],
    hidden: true,
    cached: false,
    activeMenu: "/videoChannel/draftList",
    screen: "video-channel/form",
  },
  page("/videoChannel/draftList", {
    needs: ["listVideoDrafts"],
    cached: false,
    screen: "video-channel/drafts",
  }),
  page("/videoChannel/apply", {
    needs: ["getVideoAccess"],
    cached: false,
    screen: "video-channel/apply",
  }),

  page("/marketing", { redirect: "/marketing/seckill/list" }),
  page("/marketing/seckill", { redirect: "/marketing/seckill/list" }),
  page("/marketing/seckill/list", {
    needs: ["listSeckillProducts"],
    screen: "seckill/list",
  }),
  page("/marketing/seckill/seckillActivity", {
    needs: ["listSeckillActivities"],
    screen: "seckill/activities",
  }),
  {
    path: "/marketing/seckill/creatActivity/:activityId?",
    title: formTitles.seckill.join,
    needs: ["addSeckillProducts"],
    hidden: true,
    cached: false,
    activeMenu: "/marketing/seckill/seckillActivity",
    screen: "seckill/join",
  },
  {
    path: "/marketing/seckill/creatSeckill/:activityId?",
    title: formTitles.seckill.add,
    needs: ["addSeckillProducts"],
    hidden: true,
    cached: false,
    activeMenu: "/marketing/seckill/list",
    screen: "seckill/add",
  },
  page("/marketing/broadcast", { redirect: "/marketing/broadcast/room" }),
  page("/marketing/broadcast/product", {
    needs: ["listLiveGoods"],
    cached: false,
    screen: "live/goods",
  }),
  {
    path: "/marketing/broadcast/creatPro/:liveId?",
    title: formTitles.liveGoods.edit,
    titleOf: ({ liveId }) => formTitles.liveGoods[liveId === undefined ? "add" : "edit"],
    needs: ({ liveId }) => [liveId === undefined ? "saveLiveGoods" : "getLiveGoods"],
    hidden: true,
    cached: false,
    activeMenu: "/marketing/broadcast/product",
    screen: "live/goods-form",
  },
  page("/marketing/broadcast/assistant", {
    needs: ["listLiveAssistants"],
    cached: false,
    screen: "live/assistants",
  }),
  page("/marketing/broadcast/room", {
    needs: ["listLiveRooms"],
    cached: false,
    screen: "live/rooms",
  }),
  {
    path: "/marketing/broadcast/creatRoom/:roomId?/:type?",
    title: formTitles.liveRoom.edit,
    titleOf: ({ roomId, type }) => formTitles.liveRoom[roomId === undefined ? "add" : type === undefined ? "edit" : "view"],
    needs: ({ roomId }) => [roomId === undefined ? "createLiveRoom" : "getLiveRoom"],
    hidden: true,
    cached: false,
    activeMenu: "/marketing/broadcast/room",
    screen: "live/room-form",
  },

  page("/dataMonitor", { redirect: "/dataMonitor/deviceRealTime" }),
  page("/dataMonitor/deviceRealTime", {
    needs: ["listDevices"],
    cached: false,
    screen: "devices/list",
  }),
  page("/dataMonitor/consumable", {
    needs: ["listConsumables"],
    cached: false,
    screen: "devices/consumables",
  }),
];
