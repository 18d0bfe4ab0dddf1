import type { MerchantClient, OperationId } from "@shopkeeper/sdk";
import type { ComponentType } from "react";
import type { TitleKey } from "./messages";

/** The parts of an address that its row names. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** What a screen's own file exports, in the shape that the router loads lazily. */
export interface ScreenModule {
  Component: ComponentType;
  /** Asks for what the screen shows first, before it is mounted; resolves when that is there. */
  ask?: (client: MerchantClient, search: URLSearchParams, params: RouteParams) => Promise<unknown>;
}

/** One address of the console and everything that is known about it; nothing else repeats it. */
export interface RouteRow {
  readonly path: string;
  readonly titleKey: TitleKey;
  /** Its title where that depends on the address. */
  readonly titleOf?: (params: RouteParams) => TitleKey;
  /** The first part of the address, which the sidebar's groups go by; absent on public pages. */
  readonly group?: string;
  /** Reachable without a session. */
  readonly isPublic?: boolean;
  /** Needs a session, but stands without the shell: for a frame or a window of its own. */
  readonly isBare?: boolean;
  /** Role keys, any one of which is needed. */
  readonly roles?: readonly string[];
  /** The calls that the screen cannot do without. */
  readonly needs?: readonly OperationId[];
  /** Not in menus or search. */
  readonly hidden?: boolean;
  /** Its tab stays alive while it is hidden; true when absent. */
  readonly cached?: boolean;
  readonly affixed?: boolean;
  /** The menu entry that is highlighted for a hidden page. */
  readonly activeMenu?: string;
  readonly redirect?: string;
  /** The screen exists; other rows answer 404 and appear nowhere. */
  readonly ready?: boolean;
  readonly screen?: () => Promise<ScreenModule>;
}

/** Every address of the console. */
export const routes: readonly RouteRow[] = [
  { path: "/login", titleKey: "login", isPublic: true, hidden: true, ready: true, screen: () => import("./routes/session/login") },
  { path: "/404", titleKey: "missing", isPublic: true, hidden: true, ready: true, screen: () => import("./routes/layout/missing") },
  { path: "/401", titleKey: "refused", isPublic: true, hidden: true, ready: true, screen: () => import("./routes/layout/refused") },
  {
    path: "/auth-redirect",
    titleKey: "authRedirect",
    isPublic: true,
    hidden: true,
    ready: true,
    screen: () => import("./routes/session/auth-redirect"),
  },
  { path: "/redirect/*", titleKey: "redirect", isPublic: true, hidden: true, ready: true },
  {
    path: "/setting/uploadPicture",
    titleKey: "pictureLibrary",
    isBare: true,
    needs: ["listAttachments"],
    hidden: true,
    ready: true,
    screen: () => import("./routes/pictures/embed"),
  },
  { path: "/preview", titleKey: "preview", isPublic: true, hidden: true, ready: true, screen: () => import("./routes/forms/preview") },

  { path: "/", titleKey: "dashboard", redirect: "/dashboard", hidden: true },
  {
    path: "/dashboard",
    titleKey: "dashboard",
    group: "dashboard",
    affixed: true,
    ready: true,
    screen: () => import("./routes/dashboard/home"),
  },

  { path: "/product", titleKey: "product", group: "product", redirect: "/product/list" },
  {
    path: "/product/list",
    titleKey: "productList",
    group: "product",
    needs: ["listProducts", "listProductTabs"],
    ready: true,
    screen: () => import("./routes/products/list"),
  },
  {
    path: "/product/classify",
    titleKey: "productCategories",
    group: "product",
    needs: ["listProductCategories"],
    ready: true,
    screen: () => import("./routes/categories/tree"),
  },
  {
    path: "/product/attr",
    titleKey: "specs",
    group: "product",
    needs: ["listSpecRules"],
    ready: true,
    screen: () => import("./routes/specs/list"),
  },
  {
    path: "/product/comment",
    titleKey: "reviews",
    group: "product",
    needs: ["listReviews"],
    ready: true,
    screen: () => import("./routes/reviews/list"),
  },
  {
    path: "/product/list/creatProduct/:id?/:isDisabled?/:isCopy?",
    titleKey: "productForm",
    titleOf: ({ id = "0", isDisabled, isCopy }) =>
      id === "0" || (isCopy === "1" && isDisabled !== "1") ? "productAdd" : isDisabled === "1" ? "productView" : "productForm",
    group: "product",
    hidden: true,
    cached: false,
    activeMenu: "/product/list",
    ready: true,
    screen: () => import("./routes/products/form"),
  },
  {
    path: "/product/guarantee/group",
    titleKey: "guarantees",
    group: "product",
    needs: ["listGuaranteeGroups"],
    ready: true,
    screen: () => import("./routes/guarantees/groups"),
  },

  { path: "/order", titleKey: "order", group: "order", redirect: "/order/list" },
  { path: "/order/list", titleKey: "orderList", group: "order" },
  { path: "/order/refund", titleKey: "refunds", group: "order" },

  { path: "/user", titleKey: "user", group: "user", redirect: "/user/index" },
  { path: "/user/index", titleKey: "userList", group: "user" },

  { path: "/finance", titleKey: "finance", group: "finance", redirect: "/finance/statement" },
  { path: "/finance/statement", titleKey: "statement", group: "finance", cached: false },
  { path: "/finance/capitalFlow", titleKey: "capitalFlow", group: "finance", cached: false },
  { path: "/finance/closingRecord", titleKey: "closingRecord", group: "finance", cached: false },

  { path: "/operation", titleKey: "operation", group: "operation", roles: ["admin"], redirect: "/operation/modifyStoreInfo" },
  { path: "/operation/modifyStoreInfo", titleKey: "storeInfo", group: "operation", roles: ["admin"] },
  {
    path: "/operation/roleManager",
    titleKey: "roleManager",
    group: "operation",
    roles: ["admin"],
    redirect: "/operation/roleManager/identityManager",
  },
  { path: "/operation/roleManager/identityManager", titleKey: "identityManager", group: "operation", roles: ["admin"] },
  { path: "/operation/roleManager/adminList", titleKey: "adminList", group: "operation", roles: ["admin"] },
  { path: "/operation/export", titleKey: "exports", group: "operation", roles: ["admin"] },
  { path: "/operation/freightSet", titleKey: "shipping", group: "operation", roles: ["admin"], cached: false },

  { path: "/maintain", titleKey: "maintain", group: "maintain", redirect: "/maintain/picture" },
  {
    path: "/maintain/user",
    titleKey: "profile",
    group: "maintain",
    hidden: true,
    ready: true,
    screen: () => import("./routes/session/profile"),
  },
  {
    path: "/maintain/picture",
    titleKey: "pictures",
    group: "maintain",
    needs: ["listAttachments"],
    ready: true,
    screen: () => import("./routes/pictures/library"),
  },
  {
    path: "/maintain/logistics",
    titleKey: "logistics",
    group: "maintain",
    roles: ["admin"],
    redirect: "/maintain/logistics/companyList",
  },
  { path: "/maintain/logistics/companyList", titleKey: "companyList", group: "maintain", roles: ["admin"] },
  { path: "/maintain/logistics/sensitiveLog", titleKey: "sensitiveLog", group: "maintain", roles: ["admin"] },

  { path: "/coupon", titleKey: "coupon", group: "coupon", redirect: "/coupon/list" },
  {
    path: "/coupon/list",
    titleKey: "couponList",
    group: "coupon",
    needs: ["listCoupons"],
    ready: true,
    screen: () => import("./routes/coupons/list"),
  },
  {
    path: "/coupon/record",
    titleKey: "couponRecord",
    group: "coupon",
    needs: ["listCouponUsers"],
    ready: true,
    screen: () => import("./routes/coupons/record"),
  },
  {
    path: "/coupon/list/save",
    titleKey: "couponAdd",
    group: "coupon",
    needs: ["saveCoupon"],
    cached: false,
    activeMenu: "/coupon/list",
    ready: true,
    screen: () => import("./routes/coupons/save"),
  },
  {
    path: "/coupon/list/save/:id?/:edit?",
    titleKey: "couponEdit",
    titleOf: ({ edit }) => (edit === undefined ? "couponCopy" : "couponEdit"),
    group: "coupon",
    needs: ["getCoupon"],
    hidden: true,
    cached: false,
    activeMenu: "/coupon/list",
    ready: true,
    screen: () => import("./routes/coupons/save"),
  },

  { path: "/videoChannel", titleKey: "videoChannel", group: "videoChannel", redirect: "/videoChannel/productList" },
  { path: "/videoChannel/productList", titleKey: "videoProducts", group: "videoChannel", cached: false },
  {
    path: "/videoChannel/creatVideoChannel/:id?/:isDisabled?",
    titleKey: "videoForm",
    group: "videoChannel",
    hidden: true,
    cached: false,
    activeMenu: "/videoChannel/draftList",
  },
  { path: "/videoChannel/draftList", titleKey: "videoDrafts", group: "videoChannel", cached: false },
  { path: "/videoChannel/apply", titleKey: "videoApply", group: "videoChannel", cached: false },

  { path: "/marketing", titleKey: "marketing", group: "marketing", redirect: "/marketing/seckill/list" },
  { path: "/marketing/seckill", titleKey: "seckill", group: "marketing", redirect: "/marketing/seckill/list" },
  { path: "/marketing/seckill/list", titleKey: "seckillProducts", group: "marketing" },
  { path: "/marketing/seckill/seckillActivity", titleKey: "seckillActivities", group: "marketing" },
  {
    path: "/marketing/seckill/creatActivity/:activityId?",
    titleKey: "seckillJoin",
    group: "marketing",
    hidden: true,
    activeMenu: "/marketing/seckill/seckillActivity",
  },
  {
    path: "/marketing/seckill/creatSeckill/:activityId?",
    titleKey: "seckillAdd",
    group: "marketing",
    hidden: true,
    activeMenu: "/marketing/seckill/list",
  },
  { path: "/marketing/broadcast", titleKey: "broadcast", group: "marketing", redirect: "/marketing/broadcast/room" },
  { path: "/marketing/broadcast/product", titleKey: "liveProducts", group: "marketing", cached: false },
  {
    path: "/marketing/broadcast/creatPro/:liveId?",
    titleKey: "liveProductForm",
    group: "marketing",
    hidden: true,
    cached: false,
    activeMenu: "/marketing/broadcast/product",
  },
  { path: "/marketing/broadcast/assistant", titleKey: "liveAssistants", group: "marketing", cached: false },
  { path: "/marketing/broadcast/room", titleKey: "liveRooms", group: "marketing", cached: false },
  {
    path: "/marketing/broadcast/creatRoom/:roomId?/:type?",
    titleKey: "liveRoomForm",
    group: "marketing",
    hidden: true,
    cached: false,
    activeMenu: "/marketing/broadcast/room",
  },

  { path: "/dataMonitor", titleKey: "dataMonitor", group: "dataMonitor", redirect: "/dataMonitor/deviceRealTime" },
  { path: "/dataMonitor/deviceRealTime", titleKey: "deviceRealTime", group: "dataMonitor" },
  { path: "/dataMonitor/consumable", titleKey: "consumable", group: "dataMonitor" },
];
