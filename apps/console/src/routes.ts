import type { OperationId } from "@shopkeeper/sdk";
import type { TitleKey } from "./messages";

/** The parameters in an address, by the names that its row gives them. */
export type RouteParams = Readonly<Record<string, string | undefined>>;

/** One address of the console and everything that is known about it: data only, nothing else repeats it. */
export interface RouteRow {
  readonly path: string;
  readonly titleKey: TitleKey;
  /** The title where it depends on the address. */
  readonly titleOf?: (params: RouteParams) => TitleKey;
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
  { path: "/login", titleKey: "login", isPublic: true, hidden: true, screen: "session/login" },
  { path: "/404", titleKey: "missing", isPublic: true, hidden: true, screen: "layout/missing" },
  { path: "/401", titleKey: "refused", isPublic: true, hidden: true, screen: "layout/refused" },
  { path: "/auth-redirect", titleKey: "authRedirect", isPublic: true, hidden: true, screen: "session/auth-redirect" },
  { path: "/redirect/*", titleKey: "redirect", isPublic: true, hidden: true },
  {
    path: "/setting/uploadPicture",
    titleKey: "pictureLibrary",
    isBare: true,
    needs: ["listAttachments"],
    hidden: true,
    screen: "pictures/embed",
  },
  { path: "/preview", titleKey: "preview", isPublic: true, hidden: true, screen: "forms/preview" },

  { path: "/", titleKey: "dashboard", redirect: "/dashboard", hidden: true },
  { path: "/dashboard", titleKey: "dashboard", affixed: true, screen: "dashboard/home" },

  { path: "/product", titleKey: "product", redirect: "/product/list" },
  { path: "/product/list", titleKey: "productList", needs: ["listProducts", "listProductTabs"], screen: "products/list" },
  { path: "/product/classify", titleKey: "productCategories", needs: ["listProductCategories"], screen: "categories/tree" },
  { path: "/product/attr", titleKey: "specs", needs: ["listSpecRules"], screen: "specs/list" },
  { path: "/product/comment", titleKey: "reviews", needs: ["listReviews"], screen: "reviews/list" },
  {
    path: "/product/list/creatProduct/:id?/:isDisabled?/:isCopy?",
    titleKey: "productForm",
    titleOf: ({ id = "0", isDisabled, isCopy }) =>
      id === "0" || (isCopy === "1" && isDisabled !== "1") ? "productAdd" : isDisabled === "1" ? "productView" : "productForm",
    hidden: true,
    cached: false,
    activeMenu: "/product/list",
    screen: "products/form",
  },
  { path: "/product/guarantee/group", titleKey: "guarantees", needs: ["listGuaranteeGroups"], screen: "guarantees/groups" },

  { path: "/order", titleKey: "order", redirect: "/order/list" },
  { path: "/order/list", titleKey: "orderList" },
  { path: "/order/refund", titleKey: "refunds" },

  { path: "/user", titleKey: "user", redirect: "/user/index" },
  { path: "/user/index", titleKey: "userList" },

  { path: "/finance", titleKey: "finance", redirect: "/finance/statement" },
  { path: "/finance/statement", titleKey: "statement", cached: false },
  { path: "/finance/capitalFlow", titleKey: "capitalFlow", cached: false },
  { path: "/finance/closingRecord", titleKey: "closingRecord", cached: false },

  { path: "/operation", titleKey: "operation", roles: ["admin"], redirect: "/operation/modifyStoreInfo" },
  { path: "/operation/modifyStoreInfo", titleKey: "storeInfo", roles: ["admin"] },
  { path: "/operation/roleManager", titleKey: "roleManager", roles: ["admin"], redirect: "/operation/roleManager/identityManager" },
  { path: "/operation/roleManager/identityManager", titleKey: "identityManager", roles: ["admin"] },
  { path: "/operation/roleManager/adminList", titleKey: "adminList", roles: ["admin"] },
  { path: "/operation/export", titleKey: "exports", roles: ["admin"] },
  { path: "/operation/freightSet", titleKey: "shipping", roles: ["admin"], cached: false },

  { path: "/maintain", titleKey: "maintain", redirect: "/maintain/picture" },
  { path: "/maintain/user", titleKey: "profile", hidden: true, screen: "session/profile" },
  { path: "/maintain/picture", titleKey: "pictures", needs: ["listAttachments"], screen: "pictures/library" },
  { path: "/maintain/logistics", titleKey: "logistics", roles: ["admin"], redirect: "/maintain/logistics/companyList" },
  { path: "/maintain/logistics/companyList", titleKey: "companyList", roles: ["admin"] },
  { path: "/maintain/logistics/sensitiveLog", titleKey: "sensitiveLog", roles: ["admin"] },

  { path: "/coupon", titleKey: "coupon", redirect: "/coupon/list" },
  { path: "/coupon/list", titleKey: "couponList", needs: ["listCoupons"], screen: "coupons/list" },
  { path: "/coupon/record", titleKey: "couponRecord", needs: ["listCouponUsers"], screen: "coupons/record" },
  {
    path: "/coupon/list/save",
    titleKey: "couponAdd",
    needs: ["saveCoupon"],
    cached: false,
    activeMenu: "/coupon/list",
    screen: "coupons/save",
  },
  {
    path: "/coupon/list/save/:id?/:edit?",
    titleKey: "couponEdit",
    titleOf: ({ edit }) => (edit === undefined ? "couponCopy" : "couponEdit"),
    needs: ["getCoupon"],
    hidden: true,
    cached: false,
    activeMenu: "/coupon/list",
    screen: "coupons/save",
  },

  { path: "/videoChannel", titleKey: "videoChannel", redirect: "/videoChannel/productList" },
  { path: "/videoChannel/productList", titleKey: "videoProducts", cached: false },
  {
    path: "/videoChannel/creatVideoChannel/:id?/:isDisabled?",
    titleKey: "videoForm",
    hidden: true,
    cached: false,
    activeMenu: "/videoChannel/draftList",
  },
  { path: "/videoChannel/draftList", titleKey: "videoDrafts", cached: false },
  { path: "/videoChannel/apply", titleKey: "videoApply", cached: false },

  { path: "/marketing", titleKey: "marketing", redirect: "/marketing/seckill/list" },
  { path: "/marketing/seckill", titleKey: "seckill", redirect: "/marketing/seckill/list" },
  { path: "/marketing/seckill/list", titleKey: "seckillProducts" },
  { path: "/marketing/seckill/seckillActivity", titleKey: "seckillActivities" },
  {
    path: "/marketing/seckill/creatActivity/:activityId?",
    titleKey: "seckillJoin",
    hidden: true,
    activeMenu: "/marketing/seckill/seckillActivity",
  },
  { path: "/marketing/seckill/creatSeckill/:activityId?", titleKey: "seckillAdd", hidden: true, activeMenu: "/marketing/seckill/list" },
  { path: "/marketing/broadcast", titleKey: "broadcast", redirect: "/marketing/broadcast/room" },
  { path: "/marketing/broadcast/product", titleKey: "liveProducts", cached: false },
  {
    path: "/marketing/broadcast/creatPro/:liveId?",
    titleKey: "liveProductForm",
    hidden: true,
    cached: false,
    activeMenu: "/marketing/broadcast/product",
  },
  { path: "/marketing/broadcast/assistant", titleKey: "liveAssistants", cached: false },
  { path: "/marketing/broadcast/room", titleKey: "liveRooms", cached: false },
  {
    path: "/marketing/broadcast/creatRoom/:roomId?/:type?",
    titleKey: "liveRoomForm",
    hidden: true,
    cached: false,
    activeMenu: "/marketing/broadcast/room",
  },

  { path: "/dataMonitor", titleKey: "dataMonitor", redirect: "/dataMonitor/deviceRealTime" },
  { path: "/dataMonitor/deviceRealTime", titleKey: "deviceRealTime" },
  { path: "/dataMonitor/consumable", titleKey: "consumable" },
];
