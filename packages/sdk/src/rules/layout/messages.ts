import type { Text } from "../core";

/** The title of each page and folder of the console, by its address: for the menu, the tab, the palette and the heading of the screen. */
export const pageTitles = {
  "/product": { zh: "商品", en: "Products" },
  "/order": { zh: "订单", en: "Orders" },
  "/user": { zh: "用户", en: "Users" },
  "/finance": { zh: "财务", en: "Finance" },
  "/operation": { zh: "设置", en: "Settings" },
  "/operation/roleManager": { zh: "管理权限", en: "Permissions" },
  "/maintain": { zh: "维护", en: "Maintenance" },
  "/maintain/logistics": { zh: "物流设置", en: "Logistics" },
  "/coupon": { zh: "优惠券", en: "Coupons" },
  "/videoChannel": { zh: "视频号", en: "Video channel" },
  "/marketing": { zh: "营销", en: "Marketing" },
  "/marketing/seckill": { zh: "秒杀", en: "Flash sale" },
  "/marketing/broadcast": { zh: "直播", en: "Live" },
  "/dataMonitor": { zh: "数据监控", en: "Data monitoring" },
  "/dashboard": { zh: "主页", en: "Home" },
  "/product/list": { zh: "商品列表", en: "Product list" },
  "/product/classify": { zh: "商品分类", en: "Categories" },
  "/product/attr": { zh: "商品规格", en: "Specifications" },
  "/product/comment": { zh: "商品评论", en: "Reviews" },
  "/product/guarantee/group": { zh: "保障服务", en: "Guarantees" },
  "/order/list": { zh: "订单管理", en: "Order list" },
  "/order/refund": { zh: "退款单", en: "Refunds" },
  "/user/index": { zh: "用户管理", en: "User list" },
  "/finance/statement": { zh: "账单", en: "Bills" },
  "/finance/capitalFlow": { zh: "资金流水", en: "Fund flow" },
  "/finance/closingRecord": { zh: "结算记录", en: "Settlements" },
  "/operation/modifyStoreInfo": { zh: "商户基本设置", en: "Shop settings" },
  "/operation/roleManager/identityManager": { zh: "身份管理", en: "Roles" },
  "/operation/roleManager/adminList": { zh: "管理员列表", en: "Admins" },
  "/operation/export": { zh: "数据导出", en: "Data export" },
  "/operation/freightSet": { zh: "运费模板", en: "Shipping templates" },
  "/operation/businessAddress": { zh: "商家地址管理", en: "Addresses" },
  "/maintain/picture": { zh: "素材管理", en: "Materials" },
  "/maintain/logistics/companyList": { zh: "物流公司", en: "Express companies" },
  "/maintain/logistics/sensitiveLog": { zh: "敏感操作日志", en: "Sensitive operations" },
  "/coupon/list": { zh: "优惠券列表", en: "Coupon list" },
  "/coupon/list/save": { zh: "添加优惠券", en: "Add coupon" },
  "/coupon/record": { zh: "领取记录", en: "Claim records" },
  "/videoChannel/productList": { zh: "过审商品", en: "Approved products" },
  "/videoChannel/draftList": { zh: "草稿列表", en: "Drafts" },
  "/videoChannel/apply": { zh: "申请接入", en: "Apply for access" },
  "/marketing/seckill/list": { zh: "秒杀商品", en: "Flash sale products" },
  "/marketing/seckill/seckillActivity": { zh: "秒杀活动", en: "Flash sale activities" },
  "/marketing/broadcast/product": { zh: "直播商品", en: "Live products" },
  "/marketing/broadcast/assistant": { zh: "直播助手", en: "Live assistants" },
  "/marketing/broadcast/room": { zh: "直播间管理", en: "Live rooms" },
  "/dataMonitor/deviceRealTime": { zh: "设备实时数据", en: "Live device data" },
  "/dataMonitor/consumable": { zh: "耗材统计", en: "Consumables" },
  "/maintain/user": { zh: "个人中心", en: "Personal centre" },
  "/maintain/notices": { zh: "通知中心", en: "Notifications" },
  "/preview": { zh: "表单预览", en: "Form preview" },
  "/setting/uploadPicture": { zh: "图片库", en: "Gallery" },
  "/order/print": { zh: "打印拣货单和发货单", en: "Print for packing" },
} as const satisfies Record<string, Text>;

/** The address of a page or folder. */
export type PageAddress = keyof typeof pageTitles;

/** The titles of form pages, which have no entry in the menu: by their action. */
export const formTitles = {
  product: {
    add: { zh: "添加商品", en: "Add a product" },
    edit: { zh: "编辑商品", en: "Edit the product" },
    view: { zh: "商品详情", en: "Product details" },
  },
  coupon: {
    copy: { zh: "优惠券复制", en: "Copy coupon" },
    edit: { zh: "优惠券编辑", en: "Edit coupon" },
  },
  videoProduct: {
    add: { zh: "添加视频号商品", en: "Add a video channel product" },
    edit: { zh: "编辑视频号商品", en: "Edit a video channel product" },
    view: { zh: "查看视频号商品", en: "Video channel product" },
  },
  seckill: {
    add: { zh: "添加秒杀商品", en: "Add flash sale products" },
    join: { zh: "参与活动", en: "Join activity" },
  },
  liveGoods: {
    add: { zh: "添加直播商品", en: "Add live products" },
    edit: { zh: "编辑直播商品", en: "Edit live product" },
  },
  liveRoom: {
    add: { zh: "添加直播间", en: "Plan a live room" },
    edit: { zh: "编辑直播间", en: "Edit live room" },
    view: { zh: "直播间详情", en: "Live room" },
  },
} as const satisfies Record<string, Text | Record<string, Text>>;
