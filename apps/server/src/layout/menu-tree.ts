import type { Text } from "@shopkeeper/sdk/rules/core";
import { type PageAddress, pageTitles } from "@shopkeeper/sdk/rules/layout";
import { menuText as text } from "./messages";

/** One entry of the menu tree: a folder (M), a page (C) or a button (A). Ids never change, since roles store them. */
export interface MenuRow {
  id: number;
  pid: number;
  menuType: "M" | "C" | "A";
  name: Text;
  /** The address of a page or folder; equals a route's path. */
  component: string | null;
  perms: readonly string[];
  icon: string | null;
  sort: number;
}

/** A button: its id, name and permissions. */
type Button = readonly [id: number, name: Text, ...perms: string[]];

const rows: MenuRow[] = [];

const folder = (id: number, pid: number, component: PageAddress, icon: string, sort: number) =>
  rows.push({ id, pid, menuType: "M", name: pageTitles[component], component, perms: [], icon, sort });

function page(id: number, pid: number, component: PageAddress, sort: number, perms: readonly string[], buttons: readonly Button[] = []) {
  rows.push({ id, pid, menuType: "C", name: pageTitles[component], component, perms, icon: pid === 0 ? "s-home" : null, sort });
  for (const [button, label, ...granted] of buttons) {
    rows.push({ id: button, pid: id, menuType: "A", name: label, component: null, perms: granted, icon: null, sort: 0 });
  }
}

page(
  10,
  0,
  "/dashboard",
  100,
  ["merchant:statistics:home:index"],
  [
    [11, text.operatingData, "merchant:statistics:home:operating:data"],
    [12, text.payRanking, "merchant:statistics:home:product:pay:ranking"],
    [13, text.viewRanking, "merchant:statistics:home:product:pageview:ranking"],
  ],
);

folder(100, 0, "/product", "s-goods", 90);
page(
  110,
  100,
  "/product/list",
  50,
  ["merchant:product:page:list"],
  [
    [111, text.tabs, "merchant:product:tabs:headers"],
    [112, text.info, "merchant:product:info"],
    [113, text.add, "merchant:product:save"],
    [114, text.edit, "merchant:product:update"],
    [115, text.remove, "merchant:product:delete"],
    [116, text.shelfOn, "merchant:product:up"],
    [117, text.shelfOff, "merchant:product:down"],
    [118, text.restore, "merchant:product:restore"],
    [119, text.submitAudit, "merchant:product:submit:audit"],
    [120, text.quickStock, "merchant:product:quick:stock:add"],
    [121, text.freeEdit, "merchant:product:review:free:edit"],
    [122, text.importProduct, "merchant:product:import:product"],
    [123, text.copyProduct, "merchant:product:copy:product"],
    [124, text.choose, "merchant:product:activity:search:page", "merchant:product:marketing:search:page"],
    [125, text.brands, "merchant:plat:product:brand:cache:list"],
    [126, text.brandList, "merchant:plat:product:brand:list"],
    [127, text.platformCategories, "merchant:plat:product:category:cache:tree"],
    [128, text.platformGuarantees, "merchant:plat:product:guarantee:list"],
    [129, text.copyConfig, "admin:product:copy:config"],
    [130, text.reviewSwitch, "merchant:product:audit:switch:info"],
    [131, text.setFreight, "merchant:product:set:freight:template"],
    [132, text.batchShelfOn, "merchant:product:batch:up"],
    [133, text.batchShelfOff, "merchant:product:batch:down"],
    [134, text.batchRecycle, "merchant:product:batch:recycle"],
    [135, text.batchRemove, "merchant:product:batch:delete"],
    [136, text.batchRestore, "merchant:product:batch:restore"],
    [137, text.batchSubmit, "merchant:product:batch:submit:audit"],
    [138, text.batchSetFreight, "merchant:product:batch:set:freight:template"],
    [139, text.importTable, "merchant:product:import:excel"],
    [9100, text.batchPrice, "merchant:product:batch:price"],
    [9101, text.batchStock, "merchant:product:batch:stock"],
    [9102, text.batchCategory, "merchant:product:batch:category"],
    [9103, text.setCommission, "merchant:product:set:brokerage"],
    [9104, text.batchCommission, "merchant:product:batch:set:brokerage"],
    [9105, text.addCoupons, "merchant:product:add:feedback:coupons"],
    [9106, text.batchCoupons, "merchant:product:batch:add:feedback:coupons"],
  ],
);
page(
  140,
  100,
  "/product/classify",
  40,
  ["merchant:product:category:list"],
  [
    [141, text.add, "merchant:product:category:add"],
    [142, text.edit, "merchant:product:category:update"],
    [143, text.remove, "merchant:product:category:delete"],
    [144, text.toggle, "merchant:product:category:show:status"],
    [145, text.toggle, "merchant:category:update:status"],
    [146, text.choose, "merchant:product:category:cache:tree"],
  ],
);
page(
  160,
  100,
  "/product/attr",
  30,
  ["merchant:product:rule:page:list"],
  [
    [161, text.add, "merchant:product:rule:save"],
    [162, text.edit, "merchant:product:rule:update"],
    [163, text.remove, "merchant:product:rule:delete"],
    [164, text.info, "merchant:product:rule:info"],
  ],
);
page(
  170,
  100,
  "/product/comment",
  20,
  ["merchant:product:reply:page:list"],
  [
    [171, text.virtualReply, "merchant:product:reply:virtual"],
    [172, text.reply, "merchant:product:reply:comment"],
    [173, text.remove, "merchant:product:reply:delete"],
    [9150, text.replyTemplates, "merchant:product:reply:template"],
    [9151, text.export, "merchant:export:review:excel"],
  ],
);
page(
  180,
  100,
  "/product/guarantee/group",
  10,
  ["merchant:product:guarantee:group:list"],
  [
    [181, text.add, "merchant:product:guarantee:group:add"],
    [182, text.edit, "merchant:product:guarantee:group:edit"],
    [183, text.remove, "merchant:product:guarantee:group:delete"],
  ],
);

folder(200, 0, "/order", "s-order", 80);
page(
  210,
  200,
  "/order/list",
  20,
  ["merchant:order:page:list"],
  [
    [211, text.counts, "merchant:order:status:num"],
    [212, text.info, "merchant:order:info"],
    [213, text.ship, "merchant:order:send"],
    [214, text.mark, "merchant:order:mark"],
    [215, text.remove, "merchant:order:delete"],
    [216, text.verify, "merchant:order:verification"],
    [217, text.refund, "merchant:order:direct:refund"],
    [218, text.invoice, "merchant:order:invoice:update"],
    [219, text.tracking, "merchant:order:logistics:info"],
    [220, text.print, "merchant:order:print"],
    [221, text.lines, "merchant:order:detail:list"],
    [222, text.shipments, "merchant:order:invoice:list"],
  ],
);
page(
  230,
  200,
  "/order/refund",
  10,
  ["merchant:refund:order:page:list"],
  [
    [231, text.counts, "merchant:refund:order:status:num"],
    [232, text.mark, "merchant:refund:order:mark"],
    [233, text.refuse, "merchant:refund:order:refund:refuse"],
    [234, text.refund, "merchant:refund:order:refund"],
    [235, text.info, "merchant:refund:order:detail"],
    [236, text.auditRefund, "merchant:refund:order:audit"],
    [237, text.receiveReturn, "merchant:refund:order:receiving"],
    [238, text.rejectReturn, "merchant:refund:order:receiving:reject"],
  ],
);

folder(300, 0, "/user", "user-solid", 70);
page(310, 300, "/user/index", 10, ["merchant:user:page:list"], [[311, text.info, "merchant:user:detail"]]);

folder(400, 0, "/finance", "s-finance", 60);
page(
  410,
  400,
  "/finance/statement",
  30,
  ["merchant:finance:daily:statement:page:list", "merchant:finance:month:statement:page:list"],
  [[411, text.export, "merchant:export:finance:excel"]],
);
page(420, 400, "/finance/capitalFlow", 20, ["merchant:finance:funds:flow"], [[421, text.export, "merchant:export:finance:excel"]]);
page(
  430,
  400,
  "/finance/closingRecord",
  10,
  ["merchant:finance:closing:page:list"],
  [
    [431, text.info, "merchant:finance:closing:base:info"],
    [432, text.apply, "merchant:finance:closing:apply"],
    [433, text.info, "merchant:finance:closing:detail", "merchant:finance:transfer:base:info"],
  ],
);

folder(500, 0, "/operation", "s-tools", 20);
page(
  510,
  500,
  "/operation/modifyStoreInfo",
  40,
  ["merchant:base:info", "merchant:config:info", "merchant:settlement:info"],
  [
    [511, text.edit, "merchant:config:info:edit"],
    [512, text.shopSwitch, "merchant:switch:update"],
    [513, text.settlement, "merchant:settlement:info:edit"],
  ],
);
folder(520, 500, "/operation/roleManager", "s-custom", 30);
page(
  530,
  520,
  "/operation/roleManager/identityManager",
  20,
  ["merchant:admin:role:list"],
  [
    [531, text.add, "merchant:admin:role:save"],
    [532, text.edit, "merchant:admin:role:update"],
    [533, text.remove, "merchant:admin:role:delete"],
    [534, text.toggle, "merchant:admin:role:update:status"],
    [535, text.info, "merchant:admin:role:info"],
    [536, text.choose, "merchant:menu:cache:tree"],
  ],
);
page(
  540,
  520,
  "/operation/roleManager/adminList",
  10,
  ["merchant:admin:list"],
  [
    [541, text.add, "merchant:admin:save"],
    [542, text.edit, "merchant:admin:update"],
    [543, text.remove, "merchant:admin:delete"],
    [544, text.password, "merchant:admin:update:password"],
    [545, text.toggle, "merchant:admin:update:status"],
    [546, text.sms, "merchant:admin:update:receive:sms"],
    [547, text.info, "merchant:admin:info"],
    [548, text.sessions, "merchant:admin:session:list", "merchant:admin:session:revoke"],
    [549, text.serviceTokens, "merchant:service:token:list", "merchant:service:token:save", "merchant:service:token:revoke"],
  ],
);
page(550, 500, "/operation/export", 20, ["merchant:export:order:excel"], [[551, text.export, "merchant:export:product:excel"]]);
page(
  560,
  500,
  "/operation/freightSet",
  10,
  ["merchant:shipping:templates:list"],
  [
    [561, text.add, "merchant:shipping:templates:save"],
    [562, text.edit, "merchant:shipping:templates:update"],
    [563, text.remove, "merchant:shipping:templates:delete"],
    [564, text.info, "merchant:shipping:templates:info"],
    [565, text.regions, "merchant:city:list:tree"],
    [566, text.regions, "merchant:city:region:list:tree"],
  ],
);
page(
  570,
  500,
  "/operation/businessAddress",
  5,
  ["merchant:address:list"],
  [
    [571, text.add, "merchant:address:add"],
    [572, text.edit, "merchant:address:update"],
    [573, text.remove, "merchant:address:delete"],
    [574, text.setDefault, "merchant:address:set:default"],
    [575, text.toggle, "merchant:address:update:show"],
  ],
);

folder(600, 0, "/maintain", "s-platform", 10);
page(
  610,
  600,
  "/maintain/picture",
  20,
  ["merchant:attachment:list"],
  [
    [611, text.remove, "merchant:attachment:delete"],
    [612, text.move, "merchant:attachment:move"],
    [613, text.uploadPicture, "merchant:upload:image"],
    [614, text.uploadFile, "merchant:upload:file"],
    [615, text.pictureCategories, "merchant:category:list:tree"],
    // both names of one permission: the specification and the other clients of this API each know one
    [616, text.add, "merchant:category:save", "admin:category:save"],
    [617, text.edit, "merchant:category:update", "admin:category:update"],
    [618, text.remove, "merchant:category:delete", "admin:category:delete"],
    [619, text.info, "merchant:category:info"],
    [621, text.choose, "merchant:category:list"],
    [622, text.choose, "merchant:category:list:ids"],
    [623, text.sendMedia, "merchant:mp:media:uploadlocal", "merchant:mp:media:upload"],
  ],
);
folder(620, 600, "/maintain/logistics", "truck", 10);
page(
  630,
  620,
  "/maintain/logistics/companyList",
  20,
  ["merchant:express:all"],
  [
    [631, text.info, "merchant:express:search:page"],
    [632, text.add, "merchant:express:relate"],
    [633, text.toggle, "merchant:express:open:switch"],
    [634, text.setDefault, "merchant:express:default:switch"],
    [635, text.remove, "merchant:express:delete"],
    [636, text.waybills, "merchant:express:template"],
  ],
);
page(640, 620, "/maintain/logistics/sensitiveLog", 10, ["merchant:log:sensitive:list"]);

folder(700, 0, "/coupon", "s-ticket", 50);
page(
  710,
  700,
  "/coupon/list",
  20,
  ["merchant:coupon:page:list"],
  [
    [711, text.info, "merchant:coupon:info"],
    [712, text.remove, "merchant:coupon:delete"],
    [713, text.toggle, "merchant:coupon:update:status"],
    [714, text.editProducts, "merchant:coupon:product:join:edit"],
    [715, text.usable, "merchant:coupon:product:usable:list"],
    [716, text.send, "admin:coupon:user:receive"],
  ],
);
page(720, 700, "/coupon/list/save", 15, ["merchant:coupon:save"]);
page(730, 700, "/coupon/record", 10, ["merchant:coupon:user:page:list"]);

folder(800, 0, "/videoChannel", "video-camera-solid", 40);
page(
  810,
  800,
  "/videoChannel/productList",
  30,
  ["merchant:pay:component:product:list"],
  [
    [811, text.shelfOn, "merchant:pay:component:product:puton"],
    [812, text.shelfOff, "merchant:pay:component:product:putdown"],
    [813, text.remove, "merchant:pay:component:product:delete"],
    [814, text.info, "merchant:pay:component:product:info"],
  ],
);
page(
  820,
  800,
  "/videoChannel/draftList",
  20,
  ["merchant:pay:component:product:draft:list"],
  [
    [821, text.add, "merchant:pay:component:product:draft:add"],
    [822, text.edit, "merchant:pay:component:product:draft:update"],
    [823, text.info, "merchant:pay:component:product:draft:info"],
    [824, text.remove, "merchant:pay:component:product:draft:delete"],
    [825, text.review, "merchant:pay:component:product:draft:review"],
    [826, text.wechatCategories, "merchant:pay:component:cat:list", "merchant:pay:component:shop:cat:get"],
    [827, text.brands, "merchant:pay:component:shop:brand:usable:list", "merchant:pay:component:shop:brand:list"],
    [828, text.sendMedia, "merchant:pay:component:shop:img:upload"],
    [829, text.wechatCompanies, "merchant:pay:component:delivery:company:get:list"],
  ],
);
page(
  830,
  800,
  "/videoChannel/apply",
  10,
  ["merchant:pay:component:shop:apply:info", "merchant:system:form:name:info"],
  [
    [831, text.info, "merchant:config:form:info"],
    [832, text.applyChannel, "merchant:pay:component:shop:apply"],
  ],
);

folder(900, 0, "/marketing", "s-marketing", 30);
folder(910, 900, "/marketing/seckill", "alarm-clock", 20);
page(
  920,
  910,
  "/marketing/seckill/list",
  20,
  ["merchant:seckill:product:list"],
  [
    [921, text.add, "merchant:seckill:product:add"],
    [922, text.remove, "merchant:seckill:product:delete"],
    [923, text.shelfOff, "merchant:seckill:product:down"],
    [924, text.shelfOn, "merchant:seckill:product:up"],
    [925, text.withdraw, "merchant:seckill:product:withdraw"],
    [926, text.price, "merchant:seckill:product:price"],
  ],
);
page(
  930,
  910,
  "/marketing/seckill/seckillActivity",
  10,
  ["merchant:seckill:activity:page"],
  [[931, text.info, "merchant:seckill:activity:detail"]],
);
folder(940, 900, "/marketing/broadcast", "video-play", 10);
page(
  950,
  940,
  "/marketing/broadcast/product",
  30,
  ["merchant:mp:live:goods:list"],
  [
    [951, text.add, "merchant:mp:live:goods:save"],
    [952, text.edit, "merchant:mp:live:goods:edit"],
    [953, text.sort, "merchant:mp:live:goods:sort"],
    [954, text.remove, "merchant:mp:live:goods:delete"],
    [955, text.info, "merchant:mp:live:goods:info"],
    [956, text.withdraw, "merchant:mp:live:goods:reset"],
    [957, text.submitAudit, "merchant:mp:live:goods:audit"],
  ],
);
page(
  960,
  940,
  "/marketing/broadcast/assistant",
  20,
  ["merchant:mp:live:assistant:list"],
  [
    [961, text.add, "merchant:mp:live:assistant:save"],
    [962, text.edit, "merchant:mp:live:assistant:edit"],
    [963, text.info, "merchant:mp:live:assistant:info"],
    [964, text.remove, "merchant:mp:live:assistant:delete"],
  ],
);
page(
  970,
  940,
  "/marketing/broadcast/room",
  10,
  ["merchant:mp:live:room:list"],
  [
    [971, text.add, "merchant:mp:live:room:create"],
    [972, text.edit, "merchant:mp:live:room:edit"],
    [973, text.info, "merchant:mp:live:room:info"],
    [974, text.remove, "merchant:mp:live:room:delete"],
    [975, text.assistants, "merchant:mp:live:room:getass", "merchant:mp:live:room:mangerass"],
    [976, text.roomGoods, "merchant:mp:live:room:goodslist", "merchant:mp:live:room:addgoods", "merchant:mp:live:room:deletegoods"],
    [977, text.roomGoodsOrder, "merchant:mp:live:room:goodsonsale", "merchant:mp:live:room:goodssort"],
    [978, text.shareCode, "merchant:mp:live:room:getsharecode"],
    [979, text.roomComments, "merchant:mp:live:room:updatecomment"],
    [967, text.roomListing, "merchant:mp:live:room:isfeedspublic"],
    [968, text.roomService, "merchant:mp:live:room:closekf"],
    [969, text.roomReplay, "merchant:mp:live:room:updatereplay"],
  ],
);

folder(1000, 0, "/dataMonitor", "s-data", 5);
page(
  1010,
  1000,
  "/dataMonitor/deviceRealTime",
  20,
  ["merchant:device:list"],
  [
    [1011, text.add, "merchant:device:save"],
    [1012, text.edit, "merchant:device:update"],
    [1013, text.remove, "merchant:device:delete"],
    [1014, text.deviceToken, "merchant:device:token"],
  ],
);
page(
  1020,
  1000,
  "/dataMonitor/consumable",
  10,
  ["merchant:device:consumable"],
  [
    [1021, text.edit, "merchant:device:consumable:update"],
    [1022, text.refill, "merchant:device:consumable:refill"],
  ],
);

/** All menus, in source order. */
export const menuRows: readonly MenuRow[] = rows;
