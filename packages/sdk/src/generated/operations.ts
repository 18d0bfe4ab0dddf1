// Generated from openapi/ by `pnpm generate`. Do not edit.
/** Every call of the contract: how it travels, what it does, whose it is, and the permissions of which any one is enough. */
export const operations = {
  /**
   * The shop's addresses, the default one first, then the newest.
   *
   * Permission: merchant:address:list or merchant:refund:order:audit or merchant:refund:order:refund
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listAddresses: { method: "GET", path: "/admin/merchant/address/list", effect: "read", domain: "addresses", permission: ["merchant:address:list", "merchant:refund:order:audit", "merchant:refund:order:refund"] },
  /**
   * Adds an address; a new default takes the place of the old one.
   *
   * Permission: merchant:address:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveAddress: { method: "POST", path: "/admin/merchant/address/save", effect: "write", domain: "addresses", permission: ["merchant:address:add"] },
  /**
   * Changes an address; refunds that were agreed to keep the address that they had.
   *
   * Permission: merchant:address:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateAddress: { method: "POST", path: "/admin/merchant/address/update", effect: "write", domain: "addresses", permission: ["merchant:address:update"] },
  /**
   * Deletes an address.
   *
   * Permission: merchant:address:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteAddress: { method: "GET", path: "/admin/merchant/address/delete/{id}", effect: "write", domain: "addresses", permission: ["merchant:address:delete"] },
  /**
   * Makes an address the only default, and shows it.
   *
   * Permission: merchant:address:set:default
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  setDefaultAddress: { method: "POST", path: "/admin/merchant/address/set/default/{id}", effect: "write", domain: "addresses", permission: ["merchant:address:set:default"] },
  /**
   * Shows or hides an address; a hidden one is no longer the default.
   *
   * Permission: merchant:address:update:show
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  toggleAddress: { method: "POST", path: "/admin/merchant/address/update/show/{id}", effect: "write", domain: "addresses", permission: ["merchant:address:update:show"] },
  /**
   * One page of the people who log in to the shop's console, newest first; the owner is seen by the owner alone.
   *
   * Permission: merchant:admin:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listAdmins: { method: "GET", path: "/admin/merchant/admin/list", effect: "read", domain: "admins", permission: ["merchant:admin:list"] },
  /**
   * The accounts of everybody who works in the shop's console with their names; every account may read it.
   *
   * Refusals: UnauthorizedError
   */
  listStaff: { method: "GET", path: "/admin/merchant/staff/list", effect: "read", domain: "admins" },
  /**
   * One of the people who log in to the shop's console.
   *
   * Permission: merchant:admin:info or merchant:admin:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  getAdmin: { method: "GET", path: "/admin/merchant/admin/info", effect: "read", domain: "admins", permission: ["merchant:admin:info", "merchant:admin:update"] },
  /**
   * What one of the shop's people may do, and by which roles.
   *
   * Permission: merchant:admin:info or merchant:admin:role:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  getAdminRights: { method: "GET", path: "/admin/merchant/admin/rights", effect: "read", domain: "admins", permission: ["merchant:admin:info", "merchant:admin:role:info"] },
  /**
   * Opens an account; its password is a temporary one, which its holder changes at the first login.
   *
   * Permission: merchant:admin:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveAdmin: { method: "POST", path: "/admin/merchant/admin/save", effect: "write", domain: "admins", permission: ["merchant:admin:save"] },
  /**
   * Changes an account, though never its name; disabling it ends its sessions.
   *
   * Permission: merchant:admin:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateAdmin: { method: "POST", path: "/admin/merchant/admin/update", effect: "write", domain: "admins", permission: ["merchant:admin:update"] },
  /**
   * Deletes an account for good, and ends its sessions.
   *
   * Permission: merchant:admin:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  deleteAdmin: { method: "GET", path: "/admin/merchant/admin/delete", effect: "write", domain: "admins", permission: ["merchant:admin:delete"] },
  /**
   * Enables or disables an account; disabling it ends its sessions.
   *
   * Permission: merchant:admin:update:status
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setAdminStatus: { method: "GET", path: "/admin/merchant/admin/updateStatus", effect: "write", domain: "admins", permission: ["merchant:admin:update:status"] },
  /**
   * Gives an account a temporary password, and ends its sessions.
   *
   * Permission: merchant:admin:update:password
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setAdminPassword: { method: "POST", path: "/admin/merchant/admin/update/password", effect: "write", domain: "admins", permission: ["merchant:admin:update:password"] },
  /**
   * Lets an account receive text messages, or no longer; it needs a phone for it.
   *
   * Permission: merchant:admin:update:receive:sms
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  toggleAdminSms: { method: "POST", path: "/admin/merchant/admin/update/receive/sms/{id}", effect: "write", domain: "admins", permission: ["merchant:admin:update:receive:sms"] },
  /**
   * Takes the second factor off an account whose holder has lost it, and ends its sessions.
   *
   * Permission: merchant:admin:update:password
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  resetAdminFactor: { method: "POST", path: "/admin/merchant/admin/factor/reset", effect: "write", domain: "admins", permission: ["merchant:admin:update:password"] },
  /**
   * The open sessions of one of the shop's people, the last used first; a hundred at most.
   *
   * Permission: merchant:admin:session:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listAdminSessions: { method: "GET", path: "/admin/merchant/admin/session/list", effect: "read", domain: "admins", permission: ["merchant:admin:session:list"] },
  /**
   * Ends one session of an account, or all of them.
   *
   * Permission: merchant:admin:session:revoke
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  revokeAdminSession: { method: "POST", path: "/admin/merchant/admin/session/revoke", effect: "write", domain: "admins", permission: ["merchant:admin:session:revoke"] },
  /**
   * The platform's shown categories, three levels.
   *
   * Permission: merchant:plat:product:category:cache:tree or merchant:product:page:list or merchant:coupon:save or merchant:coupon:product:join:edit
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getPlatformCategoryTree: { method: "GET", path: "/admin/merchant/plat/product/category/cache/tree", effect: "read", domain: "categories", permission: ["merchant:plat:product:category:cache:tree", "merchant:product:page:list", "merchant:coupon:save", "merchant:coupon:product:join:edit"] },
  /**
   * The shop's shown categories, two levels.
   *
   * Permission: merchant:product:category:cache:tree or merchant:product:page:list or merchant:coupon:save or merchant:coupon:product:join:edit or merchant:product:reply:virtual or merchant:product:category:add or merchant:product:category:update
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getProductCategoryTree: { method: "GET", path: "/admin/merchant/store/product/category/cache/tree", effect: "read", domain: "categories", permission: ["merchant:product:category:cache:tree", "merchant:product:page:list", "merchant:coupon:save", "merchant:coupon:product:join:edit", "merchant:product:reply:virtual", "merchant:product:category:add", "merchant:product:category:update"] },
  /**
   * All categories of the shop, flat, hidden ones too.
   *
   * Permission: merchant:product:category:list
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listProductCategories: { method: "GET", path: "/admin/merchant/store/product/category/list", effect: "read", domain: "categories", permission: ["merchant:product:category:list"] },
  /**
   * Adds a category to the shop.
   *
   * Permission: merchant:product:category:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addProductCategory: { method: "POST", path: "/admin/merchant/store/product/category/add", effect: "write", domain: "categories", permission: ["merchant:product:category:add"], revises: "category" },
  /**
   * Changes a category of the shop.
   *
   * Permission: merchant:product:category:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateProductCategory: { method: "POST", path: "/admin/merchant/store/product/category/update", effect: "write", domain: "categories", permission: ["merchant:product:category:update"], revises: "category" },
  /**
   * Puts all categories below one parent, or all at the top, in an order.
   *
   * Permission: merchant:product:category:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  sortProductCategories: { method: "POST", path: "/admin/merchant/store/product/category/sort", effect: "write", domain: "categories", permission: ["merchant:product:category:update"], revises: "category" },
  /**
   * Deletes a category that nothing uses.
   *
   * Permission: merchant:product:category:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteProductCategory: { method: "POST", path: "/admin/merchant/store/product/category/delete/{id}", effect: "write", domain: "categories", permission: ["merchant:product:category:delete"], revises: "category" },
  /**
   * Shows or hides a category; hiding a root hides its children, showing a child shows its root.
   *
   * Permission: merchant:product:category:show:status or merchant:category:update:status
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  toggleProductCategory: { method: "POST", path: "/admin/merchant/store/product/category/update/show/{id}", effect: "write", domain: "categories", permission: ["merchant:product:category:show:status", "merchant:category:update:status"], revises: "category" },
  /**
   * One page of the merchant's coupons, by sort order, newest first, or by where they are in their life.
   *
   * Permission: merchant:coupon:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listCoupons: { method: "GET", path: "/admin/merchant/coupon/list", effect: "read", domain: "coupons", permission: ["merchant:coupon:page:list"] },
  /**
   * One coupon with its products.
   *
   * Permission: merchant:coupon:info or merchant:coupon:product:join:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getCoupon: { method: "GET", path: "/admin/merchant/coupon/info/{id}", effect: "read", domain: "coupons", permission: ["merchant:coupon:info", "merchant:coupon:product:join:edit"] },
  /**
   * How often a coupon was claimed and used, and its claims by day.
   *
   * Permission: merchant:coupon:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getCouponFigures: { method: "GET", path: "/admin/merchant/coupon/figures/{id}", effect: "read", domain: "coupons", permission: ["merchant:coupon:info"] },
  /**
   * Adds a coupon.
   *
   * Permission: merchant:coupon:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveCoupon: { method: "POST", path: "/admin/merchant/coupon/save", effect: "write", domain: "coupons", permission: ["merchant:coupon:save"], revises: "coupon" },
  /**
   * Switches a coupon on or off.
   *
   * Permission: merchant:coupon:update:status
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  toggleCoupon: { method: "POST", path: "/admin/merchant/coupon/update/status/{id}", effect: "write", domain: "coupons", permission: ["merchant:coupon:update:status"], revises: "coupon" },
  /**
   * Deletes a coupon; claimed ones stay with their users.
   *
   * Permission: merchant:coupon:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteCoupon: { method: "POST", path: "/admin/merchant/coupon/delete/{id}", effect: "write", domain: "coupons", permission: ["merchant:coupon:delete"], revises: "coupon" },
  /**
   * Replaces the products of a product coupon.
   *
   * Permission: merchant:coupon:product:join:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  editCouponProducts: { method: "POST", path: "/admin/merchant/coupon/product/join/edit", effect: "write", domain: "coupons", permission: ["merchant:coupon:product:join:edit"], revises: "coupon" },
  /**
   * The enabled coupons that come with a product and can still be given, newest first.
   *
   * Permission: merchant:coupon:product:usable:list or merchant:coupon:page:list
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listUsableCoupons: { method: "GET", path: "/admin/merchant/coupon/product/usable/list", effect: "read", domain: "coupons", permission: ["merchant:coupon:product:usable:list", "merchant:coupon:page:list"] },
  /**
   * One page of claim records, newest first.
   *
   * Permission: merchant:coupon:user:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listCouponUsers: { method: "GET", path: "/admin/merchant/coupon/user/list", effect: "read", domain: "coupons", permission: ["merchant:coupon:user:page:list"] },
  /**
   * One page of the enabled coupons to pick from, newest first; of those that come with a product, the ones that can still be given.
   *
   * Permission: merchant:coupon:page:list or merchant:coupon:product:usable:list or admin:coupon:user:receive
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listSendableCoupons: { method: "GET", path: "/admin/merchant/coupon/send/list", effect: "read", domain: "coupons", permission: ["merchant:coupon:page:list", "merchant:coupon:product:usable:list", "admin:coupon:user:receive"] },
  /**
   * Gives one coupon to each of the named users, or to none.
   *
   * Permission: admin:coupon:user:receive
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  sendCoupon: { method: "POST", path: "/admin/merchant/coupon/user/receive", effect: "write", domain: "coupons", permission: ["admin:coupon:user:receive"] },
  /**
   * How many of the people who follow the shop a segment holds.
   *
   * Permission: admin:coupon:user:receive
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  countCouponSegment: { method: "GET", path: "/admin/merchant/coupon/segment/count", effect: "read", domain: "coupons", permission: ["admin:coupon:user:receive"] },
  /**
   * Gives one coupon to everybody in a segment, or to nobody.
   *
   * Permission: admin:coupon:user:receive
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  sendCouponToSegment: { method: "POST", path: "/admin/merchant/coupon/segment/send", effect: "write", domain: "coupons", permission: ["admin:coupon:user:receive"] },
  /**
   * The shop's sales, orders and visitors of today and yesterday, those of yesterday also until the same time of day, and its followers.
   *
   * Permission: merchant:statistics:home:index
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getHomeStatistics: { method: "GET", path: "/admin/merchant/statistics/home/index", effect: "read", domain: "dashboard", permission: ["merchant:statistics:home:index"] },
  /**
   * Sales, orders and visitors over a stretch of time, by the hour for a single day, by the month beyond 400 days, else by the day.
   *
   * Permission: merchant:statistics:home:index
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  getSalesTrend: { method: "GET", path: "/admin/merchant/statistics/home/trend", effect: "read", domain: "dashboard", permission: ["merchant:statistics:home:index"] },
  /**
   * How many orders and products wait for the shop to do something.
   *
   * Permission: merchant:statistics:home:operating:data
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getOperatingData: { method: "GET", path: "/admin/merchant/statistics/home/operating/data", effect: "read", domain: "dashboard", permission: ["merchant:statistics:home:operating:data"] },
  /**
   * What a new shop does first, and what of it is done, read from its rows.
   *
   * Permission: merchant:statistics:home:index
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getFirstSteps: { method: "GET", path: "/admin/merchant/statistics/home/first/steps", effect: "read", domain: "dashboard", permission: ["merchant:statistics:home:index"] },
  /**
   * Takes the first steps off the dashboards of all people of the shop.
   *
   * Permission: merchant:config:info:edit
   *
   * Refusals: UnauthorizedError, ForbiddenError, ConflictError
   */
  putAwayFirstSteps: { method: "POST", path: "/admin/merchant/statistics/home/first/steps/put/away", effect: "write", domain: "dashboard", permission: ["merchant:config:info:edit"] },
  /**
   * Up to 20 products by what was paid for them in the 7 days before today.
   *
   * Permission: merchant:statistics:home:product:pay:ranking
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listPayRanking: { method: "GET", path: "/admin/merchant/statistics/home/product/pay/ranking", effect: "read", domain: "dashboard", permission: ["merchant:statistics:home:product:pay:ranking"] },
  /**
   * Up to 20 products by how often they were viewed in the 7 days before today.
   *
   * Permission: merchant:statistics:home:product:pageview:ranking
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listPageviewRanking: { method: "GET", path: "/admin/merchant/statistics/home/product/pageview/ranking", effect: "read", domain: "dashboard", permission: ["merchant:statistics:home:product:pageview:ranking"] },
  /**
   * One page of the shop's devices, those with an alarm first, then those that are silent.
   *
   * Permission: merchant:device:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listDevices: { method: "GET", path: "/admin/merchant/device/list", effect: "read", domain: "devices", permission: ["merchant:device:list"] },
  /**
   * How many devices are in which state, and everything that is wrong.
   *
   * Permission: merchant:device:list
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getDeviceSummary: { method: "GET", path: "/admin/merchant/device/summary", effect: "read", domain: "devices", permission: ["merchant:device:list"] },
  /**
   * One device with its readings over some hours and its last alarms.
   *
   * Permission: merchant:device:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getDevice: { method: "GET", path: "/admin/merchant/device/info/{id}", effect: "read", domain: "devices", permission: ["merchant:device:list"] },
  /**
   * Registers a device; it may report once it has a token.
   *
   * Permission: merchant:device:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveDevice: { method: "POST", path: "/admin/merchant/device/save", effect: "write", domain: "devices", permission: ["merchant:device:save"] },
  /**
   * Changes the name, kind or place of a device.
   *
   * Permission: merchant:device:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateDevice: { method: "POST", path: "/admin/merchant/device/update", effect: "write", domain: "devices", permission: ["merchant:device:update"] },
  /**
   * Deletes a device with its consumables; its token is dead from then on.
   *
   * Permission: merchant:device:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteDevice: { method: "POST", path: "/admin/merchant/device/delete/{id}", effect: "write", domain: "devices", permission: ["merchant:device:delete"] },
  /**
   * Gives a device a new token, which is shown this once; the old one is dead from then on.
   *
   * Permission: merchant:device:token or merchant:device:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  renewDeviceToken: { method: "POST", path: "/admin/merchant/device/token/renew/{id}", effect: "write", domain: "devices", permission: ["merchant:device:token", "merchant:device:save"] },
  /**
   * Takes the token of a device away.
   *
   * Permission: merchant:device:token
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  revokeDeviceToken: { method: "POST", path: "/admin/merchant/device/token/revoke/{id}", effect: "write", domain: "devices", permission: ["merchant:device:token"] },
  /**
   * What the shop's devices use up, the one that runs out first at the head.
   *
   * Permission: merchant:device:consumable
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listConsumables: { method: "GET", path: "/admin/merchant/device/consumable/list", effect: "read", domain: "devices", permission: ["merchant:device:consumable"] },
  /**
   * Sets what a full one holds, and from where on it runs out.
   *
   * Permission: merchant:device:consumable:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateConsumable: { method: "POST", path: "/admin/merchant/device/consumable/update", effect: "write", domain: "devices", permission: ["merchant:device:consumable:update"] },
  /**
   * Notes what was put in; the level rises by it, up to what a full one holds.
   *
   * Permission: merchant:device:consumable:refill
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  refillConsumable: { method: "POST", path: "/admin/merchant/device/consumable/refill", effect: "write", domain: "devices", permission: ["merchant:device:consumable:refill"] },
  /**
   * One page of the refills of a consumable, the newest first.
   *
   * Permission: merchant:device:consumable
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listRefills: { method: "GET", path: "/admin/merchant/device/consumable/refill/list", effect: "read", domain: "devices", permission: ["merchant:device:consumable"] },
  /**
   * Keeps how the calling device is now.
   *
   * For devices, with their own token as a bearer. At most one report a second, thirty at once; after that 429 with Retry-After. 400 names what makes no sense and keeps nothing of it; 401 says that the token is no longer, or never was, one of a device.
   *
   * Refusals: ValidationError, ConflictError
   */
  reportDevice: { method: "POST", path: "/device/report", effect: "write", domain: "devices", public: true, device: true },
  /**
   * The spreadsheet that an export has named, for the shop that asked for it and who may export its kind.
   *
   * Permission: merchant:export:product:excel or merchant:export:order:excel or merchant:export:finance:excel or merchant:log:sensitive:list or merchant:export:review:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  downloadExport: { method: "GET", path: "/common/download", effect: "read", domain: "exports", permission: ["merchant:export:product:excel", "merchant:export:order:excel", "merchant:export:finance:excel", "merchant:log:sensitive:list", "merchant:export:review:excel"], kind: "download" },
  /**
   * One page of the spreadsheets that the shop has asked for, of the kinds that one may export, newest first.
   *
   * Permission: merchant:export:product:excel or merchant:export:order:excel or merchant:export:finance:excel or merchant:log:sensitive:list or merchant:export:review:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listExports: { method: "GET", path: "/admin/merchant/export/list", effect: "read", domain: "exports", permission: ["merchant:export:product:excel", "merchant:export:order:excel", "merchant:export:finance:excel", "merchant:log:sensitive:list", "merchant:export:review:excel"], rowKey: "fileName" },
  /**
   * Deletes a spreadsheet, or ends one that is being made.
   *
   * Permission: merchant:export:product:excel or merchant:export:order:excel or merchant:export:finance:excel or merchant:log:sensitive:list or merchant:export:review:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  deleteExport: { method: "POST", path: "/admin/merchant/export/delete", effect: "write", domain: "exports", permission: ["merchant:export:product:excel", "merchant:export:order:excel", "merchant:export:finance:excel", "merchant:log:sensitive:list", "merchant:export:review:excel"] },
  /**
   * A file by its name, either a template of an import or one of the shop's own library by its address.
   *
   * Permission: merchant:attachment:list or merchant:product:import:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  downloadResource: { method: "GET", path: "/common/download/resource", effect: "read", domain: "exports", permission: ["merchant:attachment:list", "merchant:product:import:excel"], kind: "download" },
  /**
   * Several files of the shop's library in one zip.
   *
   * Permission: merchant:attachment:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  downloadResources: { method: "GET", path: "/common/download/zip", effect: "read", domain: "exports", permission: ["merchant:attachment:list"], kind: "download" },
  /**
   * One page of the bills by day, the newest first, from the shop's first payment until today.
   *
   * Permission: merchant:finance:daily:statement:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listDailyStatements: { method: "GET", path: "/admin/merchant/finance/daily/statement/list", effect: "read", domain: "finance", permission: ["merchant:finance:daily:statement:page:list"] },
  /**
   * One page of the bills by month, the newest first, from the shop's first payment until this month.
   *
   * Permission: merchant:finance:month:statement:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listMonthlyStatements: { method: "GET", path: "/admin/merchant/finance/month/statement/list", effect: "read", domain: "finance", permission: ["merchant:finance:month:statement:page:list"] },
  /**
   * One page of what buyers paid and were paid back, the newest first.
   *
   * Permission: merchant:finance:funds:flow
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listFundFlow: { method: "GET", path: "/admin/merchant/finance/funds/flow", effect: "read", domain: "finance", permission: ["merchant:finance:funds:flow"] },
  /**
   * What the shop may have paid out now, and where it goes to.
   *
   * Permission: merchant:finance:closing:base:info or merchant:finance:transfer:base:info
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getSettlementBase: { method: "GET", path: "/admin/merchant/finance/closing/base/info", effect: "read", domain: "finance", permission: ["merchant:finance:closing:base:info", "merchant:finance:transfer:base:info"] },
  /**
   * Asks the platform to pay an amount out, which is reserved at once; a shop has one open request.
   *
   * Permission: merchant:finance:closing:apply
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  applySettlement: { method: "POST", path: "/admin/merchant/finance/closing/apply", effect: "write", domain: "finance", permission: ["merchant:finance:closing:apply"] },
  /**
   * One page of the shop's settlements, the newest first.
   *
   * Permission: merchant:finance:closing:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listSettlements: { method: "GET", path: "/admin/merchant/finance/closing/record/list", effect: "read", domain: "finance", permission: ["merchant:finance:closing:page:list"] },
  /**
   * One settlement, with where it was paid to and the proof of it.
   *
   * Permission: merchant:finance:closing:detail or merchant:finance:transfer:base:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getSettlement: { method: "GET", path: "/admin/merchant/finance/closing/record/detail/{closingNo}", effect: "read", domain: "finance", permission: ["merchant:finance:closing:detail", "merchant:finance:transfer:base:info"] },
  /**
   * Names a spreadsheet of the bills by day, which /common/download then writes as it is read.
   *
   * Permission: merchant:export:finance:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  exportDailyStatements: { method: "GET", path: "/admin/merchant/export/finance/daily/statement/excel", effect: "write", domain: "finance", permission: ["merchant:export:finance:excel"] },
  /**
   * Names a spreadsheet of the bills by month, which /common/download then writes as it is read.
   *
   * Permission: merchant:export:finance:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  exportMonthlyStatements: { method: "GET", path: "/admin/merchant/export/finance/month/statement/excel", effect: "write", domain: "finance", permission: ["merchant:export:finance:excel"] },
  /**
   * Names a spreadsheet of what buyers paid and were paid back, which /common/download then writes as it is read.
   *
   * Permission: merchant:export:finance:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  exportFundFlow: { method: "GET", path: "/admin/merchant/export/finance/funds/flow/excel", effect: "write", domain: "finance", permission: ["merchant:export:finance:excel"] },
  /**
   * The same spreadsheet under the path by which other clients ask for it.
   *
   * Permission: merchant:export:finance:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  exportFundFlowAlias: { method: "GET", path: "/financial_record/export", effect: "write", domain: "finance", permission: ["merchant:export:finance:excel"] },
  /**
   * One of the platform's form templates, by its name.
   *
   * Permission: merchant:system:form:name:info or merchant:settlement:info or merchant:mp:live:assistant:list or merchant:pay:component:shop:apply
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  getFormTemplate: { method: "GET", path: "/admin/merchant/form/temp/name/info", effect: "read", domain: "forms", permission: ["merchant:system:form:name:info", "merchant:settlement:info", "merchant:mp:live:assistant:list", "merchant:pay:component:shop:apply"] },
  /**
   * One of the platform's form templates.
   *
   * Permission: merchant:config:form:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  getFormTemplateById: { method: "GET", path: "/admin/merchant/form/temp/info", effect: "read", domain: "forms", permission: ["merchant:config:form:info"] },
  /**
   * The platform's guarantee services, by sort order.
   *
   * Permission: merchant:plat:product:guarantee:list or merchant:product:page:list or merchant:product:guarantee:group:list or merchant:product:guarantee:group:add or merchant:product:guarantee:group:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listGuarantees: { method: "GET", path: "/admin/merchant/plat/product/guarantee/list", effect: "read", domain: "guarantees", permission: ["merchant:plat:product:guarantee:list", "merchant:product:page:list", "merchant:product:guarantee:group:list", "merchant:product:guarantee:group:add", "merchant:product:guarantee:group:edit"] },
  /**
   * The shop's guarantee groups, newest first.
   *
   * Permission: merchant:product:guarantee:group:list or merchant:product:info or merchant:product:save or merchant:product:update or merchant:product:quick:stock:add or merchant:product:review:free:edit
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listGuaranteeGroups: { method: "GET", path: "/admin/merchant/product/guarantee/group/list", effect: "read", domain: "guarantees", permission: ["merchant:product:guarantee:group:list", "merchant:product:info", "merchant:product:save", "merchant:product:update", "merchant:product:quick:stock:add", "merchant:product:review:free:edit"] },
  /**
   * Adds a guarantee group.
   *
   * Permission: merchant:product:guarantee:group:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addGuaranteeGroup: { method: "POST", path: "/admin/merchant/product/guarantee/group/add", effect: "write", domain: "guarantees", permission: ["merchant:product:guarantee:group:add"] },
  /**
   * Changes a guarantee group; products keep the services they have.
   *
   * Permission: merchant:product:guarantee:group:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  editGuaranteeGroup: { method: "POST", path: "/admin/merchant/product/guarantee/group/edit", effect: "write", domain: "guarantees", permission: ["merchant:product:guarantee:group:edit"] },
  /**
   * Deletes a guarantee group that no product has.
   *
   * Permission: merchant:product:guarantee:group:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteGuaranteeGroup: { method: "POST", path: "/admin/merchant/product/guarantee/group/delete/{id}", effect: "write", domain: "guarantees", permission: ["merchant:product:guarantee:group:delete"] },
  /**
   * One page of the shop's imports of the last seven days, of the kinds that one may import, newest first.
   *
   * Permission: merchant:product:import:excel or merchant:order:send
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listImports: { method: "GET", path: "/admin/merchant/import/list", effect: "read", domain: "imports", permission: ["merchant:product:import:excel", "merchant:order:send"], rowKey: "key" },
  /**
   * Notes rows of an import that were refused before they were sent; sent again they are noted once.
   *
   * Permission: merchant:product:import:excel or merchant:order:send
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  reportRefusedRows: { method: "POST", path: "/admin/merchant/import/refused", effect: "write", domain: "imports", permission: ["merchant:product:import:excel", "merchant:order:send"] },
  /**
   * The rows of an import that are not in the shop, with the reason of each, as a file that can be corrected and imported.
   *
   * Permission: merchant:product:import:excel or merchant:order:send
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  downloadRefusedRows: { method: "GET", path: "/admin/merchant/import/refused/file", effect: "read", domain: "imports", permission: ["merchant:product:import:excel", "merchant:order:send"], kind: "download" },
  /**
   * The menu tree that the account's roles grant.
   *
   * Refusals: UnauthorizedError
   */
  getMenus: { method: "GET", path: "/admin/merchant/getMenus", effect: "read", domain: "layout" },
  /**
   * One value of the shop's configuration, by its key.
   *
   * Refusals: ValidationError, UnauthorizedError
   */
  getConfigValue: { method: "GET", path: "/admin/merchant/config/getuniq", effect: "read", domain: "layout" },
  /**
   * The pictures of the login page and the site's name, which the platform has set; empty where it has not.
   *
   * Refusals: none of its own
   */
  getLoginPictures: { method: "GET", path: "/admin/merchant/getLoginPic", effect: "read", domain: "layout", public: true },
  /**
   * The address of the shops' fronts, for links and QR codes; empty where the platform has set none.
   *
   * Refusals: none of its own
   */
  getFrontDomain: { method: "GET", path: "/publicly/config/get/front/domain", effect: "read", domain: "layout", public: true },
  /**
   * The address of stored files; empty where they lie at the same origin.
   *
   * Refusals: none of its own
   */
  getMediaDomain: { method: "GET", path: "/publicly/config/get/admin/mediadomain", effect: "read", domain: "layout", public: true },
  /**
   * The company named in the footer.
   *
   * Refusals: UnauthorizedError
   */
  getCompanyInfo: { method: "GET", path: "/admin/merchant/copyright/get/company/info", effect: "read", domain: "layout" },
  /**
   * One page of the goods for live rooms, by sort order, newest first.
   *
   * Permission: merchant:mp:live:goods:list or merchant:mp:live:room:addgoods
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listLiveGoods: { method: "GET", path: "/admin/merchant/mp/live/goods/list", effect: "read", domain: "live", permission: ["merchant:mp:live:goods:list", "merchant:mp:live:room:addgoods"] },
  /**
   * How many goods for live rooms are in each state of the review under the same filter.
   *
   * Permission: merchant:mp:live:goods:list or merchant:mp:live:room:addgoods
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  countLiveGoods: { method: "GET", path: "/admin/merchant/mp/live/goods/status/num", effect: "read", domain: "live", permission: ["merchant:mp:live:goods:list", "merchant:mp:live:room:addgoods"] },
  /**
   * One row of the goods for live rooms.
   *
   * Permission: merchant:mp:live:goods:info or merchant:mp:live:goods:edit or merchant:mp:live:goods:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getLiveGoods: { method: "GET", path: "/admin/merchant/mp/live/goods/info/{id}", effect: "read", domain: "live", permission: ["merchant:mp:live:goods:info", "merchant:mp:live:goods:edit", "merchant:mp:live:goods:list"] },
  /**
   * Adds goods for live rooms, all or none; the platform reviews them first, then WeChat.
   *
   * Permission: merchant:mp:live:goods:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveLiveGoods: { method: "POST", path: "/admin/merchant/mp/live/goods/save", effect: "write", domain: "live", permission: ["merchant:mp:live:goods:save"] },
  /**
   * Changes goods for live rooms; they are reviewed again.
   *
   * Permission: merchant:mp:live:goods:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  editLiveGoods: { method: "POST", path: "/admin/merchant/mp/live/goods/update", effect: "write", domain: "live", permission: ["merchant:mp:live:goods:edit"] },
  /**
   * Deletes goods, at WeChat as well, and takes them out of rooms.
   *
   * Permission: merchant:mp:live:goods:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteLiveGoods: { method: "GET", path: "/admin/merchant/mp/live/goods/delete/{id}", effect: "write", domain: "live", permission: ["merchant:mp:live:goods:delete"] },
  /**
   * Sets the place of goods; higher ones come first.
   *
   * Permission: merchant:mp:live:goods:sort
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  sortLiveGoods: { method: "GET", path: "/admin/merchant/mp/live/goods/sort/{id}/{sort}", effect: "write", domain: "live", permission: ["merchant:mp:live:goods:sort"] },
  /**
   * Takes goods out of WeChat's review.
   *
   * Permission: merchant:mp:live:goods:reset or merchant:mp:live:goods:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  withdrawLiveGoods: { method: "GET", path: "/admin/merchant/mp/live/goods/audit/reset/{id}", effect: "write", domain: "live", permission: ["merchant:mp:live:goods:reset", "merchant:mp:live:goods:edit"] },
  /**
   * Sends withdrawn goods to WeChat's review again.
   *
   * Permission: merchant:mp:live:goods:audit or merchant:mp:live:goods:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  resubmitLiveGoods: { method: "GET", path: "/admin/merchant/mp/live/goods/audit/{id}", effect: "write", domain: "live", permission: ["merchant:mp:live:goods:audit", "merchant:mp:live:goods:edit"] },
  /**
   * One page of the assistants, newest first.
   *
   * Permission: merchant:mp:live:assistant:list or merchant:mp:live:room:mangerass
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listLiveAssistants: { method: "GET", path: "/admin/merchant/mp/live/assistant/list", effect: "read", domain: "live", permission: ["merchant:mp:live:assistant:list", "merchant:mp:live:room:mangerass"] },
  /**
   * Adds an assistant; a WeChat id belongs to one shop.
   *
   * Permission: merchant:mp:live:assistant:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addLiveAssistant: { method: "POST", path: "/admin/merchant/mp/live/assistant/save", effect: "write", domain: "live", permission: ["merchant:mp:live:assistant:save"] },
  /**
   * Changes an assistant.
   *
   * Permission: merchant:mp:live:assistant:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  editLiveAssistant: { method: "POST", path: "/admin/merchant/mp/live/assistant/update", effect: "write", domain: "live", permission: ["merchant:mp:live:assistant:edit"] },
  /**
   * Deletes an assistant of no room that is to come or on air.
   *
   * Permission: merchant:mp:live:assistant:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteLiveAssistant: { method: "GET", path: "/admin/merchant/mp/live/assistant/delete/{id}", effect: "write", domain: "live", permission: ["merchant:mp:live:assistant:delete"] },
  /**
   * One assistant.
   *
   * Permission: merchant:mp:live:assistant:info or merchant:mp:live:assistant:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getLiveAssistant: { method: "GET", path: "/admin/merchant/mp/live/assistant/info/{id}", effect: "read", domain: "live", permission: ["merchant:mp:live:assistant:info", "merchant:mp:live:assistant:edit"] },
  /**
   * One page of the live rooms, by stars, then by sort order, newest first.
   *
   * Permission: merchant:mp:live:room:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listLiveRooms: { method: "POST", path: "/admin/merchant/mp/live/room/list", effect: "read", domain: "live", permission: ["merchant:mp:live:room:list"] },
  /**
   * How many live rooms are in each state of the review under the same filters.
   *
   * Permission: merchant:mp:live:room:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  countLiveRooms: { method: "GET", path: "/admin/merchant/mp/live/room/status/num", effect: "read", domain: "live", permission: ["merchant:mp:live:room:list"] },
  /**
   * One live room.
   *
   * Permission: merchant:mp:live:room:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getLiveRoom: { method: "GET", path: "/admin/merchant/mp/live/room/info/{id}", effect: "read", domain: "live", permission: ["merchant:mp:live:room:info"] },
  /**
   * Plans a live room; the platform reviews it, then WeChat makes it.
   *
   * Permission: merchant:mp:live:room:create
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  createLiveRoom: { method: "POST", path: "/admin/merchant/mp/live/room/create", effect: "write", domain: "live", permission: ["merchant:mp:live:room:create"] },
  /**
   * Changes a live room; one that WeChat has made changes there.
   *
   * Permission: merchant:mp:live:room:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  editLiveRoom: { method: "POST", path: "/admin/merchant/mp/live/room/edit", effect: "write", domain: "live", permission: ["merchant:mp:live:room:edit"] },
  /**
   * Deletes a live room that is not on air, at WeChat as well.
   *
   * Permission: merchant:mp:live:room:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteLiveRoom: { method: "GET", path: "/admin/merchant/mp/live/room/delete/{id}", effect: "write", domain: "live", permission: ["merchant:mp:live:room:delete"] },
  /**
   * The goods of a room, in their order.
   *
   * Permission: merchant:mp:live:room:goodslist or merchant:mp:live:room:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  listRoomGoods: { method: "GET", path: "/admin/merchant/mp/live/room/goodslist/{id}", effect: "read", domain: "live", permission: ["merchant:mp:live:room:goodslist", "merchant:mp:live:room:info"] },
  /**
   * Adds goods that WeChat has passed to a room.
   *
   * Permission: merchant:mp:live:room:addgoods
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addRoomGoods: { method: "POST", path: "/admin/merchant/mp/live/room/addgoods", effect: "write", domain: "live", permission: ["merchant:mp:live:room:addgoods"] },
  /**
   * Takes goods out of a room.
   *
   * Permission: merchant:mp:live:room:deletegoods
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  removeRoomGoods: { method: "GET", path: "/admin/merchant/mp/live/room/deletegoodsinroom/{id}/{goodsId}", effect: "write", domain: "live", permission: ["merchant:mp:live:room:deletegoods"] },
  /**
   * Offers goods in a room or takes them back.
   *
   * Permission: merchant:mp:live:room:goodsonsale or merchant:mp:live:room:addgoods
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setRoomGoodsSale: { method: "POST", path: "/admin/merchant/mp/live/room/goodsonsale", effect: "write", domain: "live", permission: ["merchant:mp:live:room:goodsonsale", "merchant:mp:live:room:addgoods"] },
  /**
   * Orders the goods of a room.
   *
   * Permission: merchant:mp:live:room:goodssort or merchant:mp:live:room:addgoods
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  sortRoomGoods: { method: "POST", path: "/admin/merchant/mp/live/room/goodsort", effect: "write", domain: "live", permission: ["merchant:mp:live:room:goodssort", "merchant:mp:live:room:addgoods"] },
  /**
   * The code by which people get into a room that WeChat has made.
   *
   * Permission: merchant:mp:live:room:getsharecode or merchant:mp:live:room:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getRoomShareCode: { method: "GET", path: "/admin/merchant/mp/live/room/getsharecode/{id}", effect: "read", domain: "live", permission: ["merchant:mp:live:room:getsharecode", "merchant:mp:live:room:info"] },
  /**
   * The assistants of a room.
   *
   * Permission: merchant:mp:live:room:getass or merchant:mp:live:room:mangerass
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  listRoomAssistants: { method: "GET", path: "/admin/merchant/mp/live/room/getass/{id}", effect: "read", domain: "live", permission: ["merchant:mp:live:room:getass", "merchant:mp:live:room:mangerass"] },
  /**
   * Replaces the assistants of a room.
   *
   * Permission: merchant:mp:live:room:mangerass
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setRoomAssistants: { method: "POST", path: "/admin/merchant/mp/live/room/mangerass", effect: "write", domain: "live", permission: ["merchant:mp:live:room:mangerass"] },
  /**
   * Allows comments in a room or bans them.
   *
   * Permission: merchant:mp:live:room:updatecomment
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  setRoomComments: { method: "GET", path: "/admin/merchant/mp/live/room/updatecomment/{id}/{banComment}", effect: "write", domain: "live", permission: ["merchant:mp:live:room:updatecomment"] },
  /**
   * Has WeChat list a room or not.
   *
   * Permission: merchant:mp:live:room:isfeedspublic
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  setRoomListing: { method: "GET", path: "/admin/merchant/mp/live/room/updatefeedpublic/{id}/{isFeedsPublic}", effect: "write", domain: "live", permission: ["merchant:mp:live:room:isfeedspublic"] },
  /**
   * Switches a room's customer service on or off.
   *
   * Permission: merchant:mp:live:room:closekf
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  setRoomService: { method: "GET", path: "/admin/merchant/mp/live/room/updateclosekf/{id}/{closeKf}", effect: "write", domain: "live", permission: ["merchant:mp:live:room:closekf"] },
  /**
   * Switches a room's replay on or off.
   *
   * Permission: merchant:mp:live:room:updatereplay
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  setRoomReplay: { method: "GET", path: "/admin/merchant/mp/live/room/updatereplay/{id}/{closeReplay}", effect: "write", domain: "live", permission: ["merchant:mp:live:room:updatereplay"] },
  /**
   * Keeps one failure of a console's page, without anything that says whose it was.
   *
   * Refusals: ValidationError, ConflictError
   */
  reportError: { method: "POST", path: "/publicly/errors", effect: "write", domain: "logs", public: true },
  /**
   * Keeps how fast a console's pages were, without anything that says for whom.
   *
   * Refusals: ValidationError, ConflictError
   */
  reportVitals: { method: "POST", path: "/publicly/vitals", effect: "write", domain: "logs", public: true },
  /**
   * One page of the shop's sensitive operations, done or refused, newest first.
   *
   * Permission: merchant:log:sensitive:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listSensitiveLogs: { method: "GET", path: "/admin/merchant/log/sensitive/list", effect: "read", domain: "logs", permission: ["merchant:log:sensitive:list"] },
  /**
   * One sensitive operation, with what the same operation was sent for the same row the time before.
   *
   * Permission: merchant:log:sensitive:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getSensitiveLog: { method: "GET", path: "/admin/merchant/log/sensitive/info/{id}", effect: "read", domain: "logs", permission: ["merchant:log:sensitive:list"] },
  /**
   * Follows the chain of the shop's log from its first row to its last, and says how far it is whole.
   *
   * Permission: merchant:log:sensitive:list
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  verifySensitiveLogs: { method: "GET", path: "/admin/merchant/log/sensitive/chain", effect: "read", domain: "logs", permission: ["merchant:log:sensitive:list"] },
  /**
   * Names a spreadsheet of the shop's sensitive operations, which /common/download then writes as it is read.
   *
   * Permission: merchant:log:sensitive:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  exportSensitiveLogs: { method: "GET", path: "/admin/merchant/export/log/excel", effect: "write", domain: "logs", permission: ["merchant:log:sensitive:list"] },
  /**
   * One page of the notices that the calling account may see, of the kinds that it has not switched off, newest first.
   *
   * Refusals: ValidationError, UnauthorizedError
   */
  listNotices: { method: "GET", path: "/admin/merchant/notice/list", effect: "read", domain: "notices" },
  /**
   * How many of these notices the calling account has not read.
   *
   * Refusals: UnauthorizedError
   */
  countUnreadNotices: { method: "GET", path: "/admin/merchant/notice/unread", effect: "read", domain: "notices" },
  /**
   * Marks a notice as read, and says whether what it is about is still there.
   *
   * Refusals: ValidationError, UnauthorizedError, NotFoundError, ConflictError
   */
  openNotice: { method: "POST", path: "/admin/merchant/notice/open/{id}", effect: "write", domain: "notices" },
  /**
   * Marks the notices of a kind as read, or all of them, up to the newest one that was seen.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  readNotices: { method: "POST", path: "/admin/merchant/notice/read", effect: "write", domain: "notices" },
  /**
   * The kinds of notices that the calling account may see, and which of them it has switched off.
   *
   * Refusals: UnauthorizedError
   */
  listNoticeKinds: { method: "GET", path: "/admin/merchant/notice/kinds", effect: "read", domain: "notices" },
  /**
   * Switches a kind of notices on or off, for the calling account alone.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  switchNoticeKind: { method: "POST", path: "/admin/merchant/notice/kinds", effect: "write", domain: "notices" },
  /**
   * One page of the orders under a tab, newest first.
   *
   * Permission: merchant:order:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listOrders: { method: "GET", path: "/admin/merchant/order/list", effect: "read", domain: "orders", permission: ["merchant:order:page:list"], rowKey: "orderNo" },
  /**
   * How many orders each tab holds under the same filters.
   *
   * Permission: merchant:order:status:num or merchant:order:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  countOrders: { method: "GET", path: "/admin/merchant/order/status/num", effect: "read", domain: "orders", permission: ["merchant:order:status:num", "merchant:order:page:list"] },
  /**
   * One order with its lines, its buyer and its amounts.
   *
   * `merchant:order:print` reads it for packing slips.
   *
   * Permission: merchant:order:info or merchant:order:print
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getOrder: { method: "GET", path: "/admin/merchant/order/info/{orderNo}", effect: "read", domain: "orders", permission: ["merchant:order:info", "merchant:order:print"] },
  /**
   * The lines of an order, with what is sent and refunded of each.
   *
   * Permission: merchant:order:detail:list or merchant:order:send or merchant:order:direct:refund
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  listOrderLines: { method: "GET", path: "/admin/merchant/order/{orderNo}/detail/list", effect: "read", domain: "orders", permission: ["merchant:order:detail:list", "merchant:order:send", "merchant:order:direct:refund"] },
  /**
   * Sends what is left of an order, or some pieces of its lines; makes one shipment.
   *
   * Permission: merchant:order:send
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  sendOrder: { method: "POST", path: "/admin/merchant/order/send", effect: "write", domain: "orders", permission: ["merchant:order:send"] },
  /**
   * Sends several orders whole, and answers for each what became of it; one that fails leaves the others alone. The rows of a call are committed together.
   *
   * Permission: merchant:order:send
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  sendOrders: { method: "POST", path: "/admin/merchant/order/send/batch", effect: "write", domain: "orders", permission: ["merchant:order:send"] },
  /**
   * Says of each order number whether its order can be sent now, and why not.
   *
   * Permission: merchant:order:send
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  checkOrdersToSend: { method: "POST", path: "/admin/merchant/order/send/check", effect: "read", domain: "orders", permission: ["merchant:order:send"] },
  /**
   * The shipments of an order, oldest first.
   *
   * Permission: merchant:order:invoice:list or merchant:order:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  listShipments: { method: "GET", path: "/admin/merchant/order/{orderNo}/invoice/list", effect: "read", domain: "orders", permission: ["merchant:order:invoice:list", "merchant:order:info"] },
  /**
   * Corrects how a shipment travels; the fields needed follow its own delivery type.
   *
   * Permission: merchant:order:invoice:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateShipment: { method: "POST", path: "/admin/merchant/order/invoice/update", effect: "write", domain: "orders", permission: ["merchant:order:invoice:update"] },
  /**
   * Where the parcel of a shipment is, as its carrier says.
   *
   * Permission: merchant:order:logistics:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getLogistics: { method: "GET", path: "/admin/merchant/order/get/{invoiceId}/logistics/info", effect: "read", domain: "orders", permission: ["merchant:order:logistics:info"] },
  /**
   * Replaces the shop's note on an order.
   *
   * Permission: merchant:order:mark
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  markOrder: { method: "POST", path: "/admin/merchant/order/mark", effect: "write", domain: "orders", permission: ["merchant:order:mark"] },
  /**
   * Writes off the code of an order that is picked up at the shop.
   *
   * Permission: merchant:order:verification
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  verifyOrder: { method: "POST", path: "/admin/merchant/order/verification", effect: "write", domain: "orders", permission: ["merchant:order:verification"] },
  /**
   * Hides an order that its buyer has deleted.
   *
   * Permission: merchant:order:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteOrder: { method: "POST", path: "/admin/merchant/order/delete/{orderNo}", effect: "write", domain: "orders", permission: ["merchant:order:delete"] },
  /**
   * Refuses to print an order, since no printing service is connected.
   *
   * Permission: merchant:order:print
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  printReceipt: { method: "GET", path: "/admin/merchant/order/printreceipt/{orderno}", effect: "write", domain: "orders", permission: ["merchant:order:print"] },
  /**
   * One page of what happened to an order, newest first.
   *
   * Permission: merchant:order:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listOrderLogs: { method: "GET", path: "/admin/store/order/status/list", effect: "read", domain: "orders", permission: ["merchant:order:info"] },
  /**
   * Pays back an order, or some pieces of its lines, without a request of its buyer; makes one refund for each line.
   *
   * Permission: merchant:order:direct:refund
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  refundOrder: { method: "POST", path: "/admin/merchant/order/direct/refund", effect: "write", domain: "orders", permission: ["merchant:order:direct:refund"] },
  /**
   * Names a spreadsheet of all orders under a tab, which /common/download then writes as it is read.
   *
   * Permission: merchant:export:order:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  exportOrders: { method: "GET", path: "/admin/export/excel/order", effect: "write", domain: "orders", permission: ["merchant:export:order:excel"] },
  /**
   * The same spreadsheet under the path that other clients of this API call.
   *
   * Permission: merchant:export:order:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  exportOrdersAlias: { method: "GET", path: "/admin/merchant/export/order/excel", effect: "write", domain: "orders", permission: ["merchant:export:order:excel"] },
  /**
   * Puts a picture into the library; the same content twice is one picture.
   *
   * Permission: merchant:upload:image
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  uploadImage: { method: "POST", path: "/admin/merchant/upload/image", effect: "write", domain: "pictures", permission: ["merchant:upload:image"], kind: "upload" },
  /**
   * Puts a picture or a video into the library; the same content twice is one row.
   *
   * Permission: merchant:upload:file
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  uploadFile: { method: "POST", path: "/admin/merchant/upload/file", effect: "write", domain: "pictures", permission: ["merchant:upload:file"], kind: "upload" },
  /**
   * Puts a picture of another site into the library, which the server reads there; the same content twice is one picture.
   *
   * Permission: merchant:upload:image
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  uploadWebPicture: { method: "POST", path: "/admin/merchant/upload/web", effect: "write", domain: "pictures", permission: ["merchant:upload:image"] },
  /**
   * What may be uploaded, how large it may be, and how much of the shop's space is taken.
   *
   * Permission: merchant:attachment:list or merchant:upload:image or merchant:upload:file or merchant:product:save or merchant:product:update or merchant:product:category:add or merchant:product:category:update
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getUploadRules: { method: "GET", path: "/admin/merchant/upload/rules", effect: "read", domain: "pictures", permission: ["merchant:attachment:list", "merchant:upload:image", "merchant:upload:file", "merchant:product:save", "merchant:product:update", "merchant:product:category:add", "merchant:product:category:update"] },
  /**
   * One page of the shop's pictures or videos, newest first when no order is named.
   *
   * Permission: merchant:attachment:list or merchant:upload:image or merchant:upload:file or merchant:product:save or merchant:product:update or merchant:product:category:add or merchant:product:category:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listAttachments: { method: "GET", path: "/admin/merchant/attachment/list", effect: "read", domain: "pictures", permission: ["merchant:attachment:list", "merchant:upload:image", "merchant:upload:file", "merchant:product:save", "merchant:product:update", "merchant:product:category:add", "merchant:product:category:update"], rowKey: "attId" },
  /**
   * The shop's picture with just this content, or null.
   *
   * Permission: merchant:attachment:list or merchant:upload:image or merchant:upload:file
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  findAttachment: { method: "GET", path: "/admin/merchant/attachment/find", effect: "read", domain: "pictures", permission: ["merchant:attachment:list", "merchant:upload:image", "merchant:upload:file"] },
  /**
   * Where in the shop pictures are shown.
   *
   * Permission: merchant:attachment:list or merchant:attachment:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listAttachmentUses: { method: "GET", path: "/admin/merchant/attachment/uses", effect: "read", domain: "pictures", permission: ["merchant:attachment:list", "merchant:attachment:delete"] },
  /**
   * Takes pictures out of the library; what already shows them goes on showing them.
   *
   * Permission: merchant:attachment:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  deleteAttachments: { method: "POST", path: "/admin/merchant/attachment/delete", effect: "write", domain: "pictures", permission: ["merchant:attachment:delete"] },
  /**
   * Moves pictures into a category, or out of any.
   *
   * Permission: merchant:attachment:move
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  moveAttachments: { method: "POST", path: "/admin/merchant/attachment/move", effect: "write", domain: "pictures", permission: ["merchant:attachment:move"] },
  /**
   * Gives a picture another name; its address stays.
   *
   * Permission: merchant:attachment:move
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  renameAttachment: { method: "POST", path: "/admin/merchant/attachment/rename", effect: "write", domain: "pictures", permission: ["merchant:attachment:move"] },
  /**
   * The picture categories as a tree; those found by name come with the ones above them.
   *
   * Permission: merchant:category:list:tree or merchant:attachment:list or merchant:upload:image or merchant:upload:file or merchant:product:save or merchant:product:update or merchant:product:category:add or merchant:product:category:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listPictureCategories: { method: "GET", path: "/admin/merchant/category/list/tree", effect: "read", domain: "pictures", permission: ["merchant:category:list:tree", "merchant:attachment:list", "merchant:upload:image", "merchant:upload:file", "merchant:product:save", "merchant:product:update", "merchant:product:category:add", "merchant:product:category:update"] },
  /**
   * One page of picture categories, flat, by sort order.
   *
   * Permission: merchant:category:list or merchant:category:list:tree
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listPictureCategoryPage: { method: "GET", path: "/admin/merchant/category/list", effect: "read", domain: "pictures", permission: ["merchant:category:list", "merchant:category:list:tree"] },
  /**
   * The same page under the path by which other clients ask for it.
   *
   * Permission: merchant:category:list or merchant:category:list:tree
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listPictureCategoryPageAlias: { method: "GET", path: "/admin/category/list", effect: "read", domain: "pictures", permission: ["merchant:category:list", "merchant:category:list:tree"] },
  /**
   * The picture categories with these ids.
   *
   * Permission: merchant:category:list:ids or merchant:category:list:tree
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listPictureCategoriesByIds: { method: "GET", path: "/admin/merchant/category/list/ids", effect: "read", domain: "pictures", permission: ["merchant:category:list:ids", "merchant:category:list:tree"] },
  /**
   * One picture category.
   *
   * Permission: merchant:category:info or merchant:category:list:tree or merchant:category:update or admin:category:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getPictureCategory: { method: "GET", path: "/admin/merchant/category/info/{id}", effect: "read", domain: "pictures", permission: ["merchant:category:info", "merchant:category:list:tree", "merchant:category:update", "admin:category:update"] },
  /**
   * Adds a picture category.
   *
   * Permission: merchant:category:save or admin:category:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  savePictureCategory: { method: "POST", path: "/admin/merchant/category/save", effect: "write", domain: "pictures", permission: ["merchant:category:save", "admin:category:save"] },
  /**
   * Changes what is named of a picture category; switching one off switches off all below it, on all above it.
   *
   * Permission: merchant:category:update or admin:category:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  updatePictureCategory: { method: "POST", path: "/admin/merchant/category/update/{id}", effect: "write", domain: "pictures", permission: ["merchant:category:update", "admin:category:update"] },
  /**
   * Deletes a picture category that has none below it; its pictures stay, in no category.
   *
   * Permission: merchant:category:delete or admin:category:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deletePictureCategory: { method: "POST", path: "/admin/merchant/category/delete/{id}", effect: "write", domain: "pictures", permission: ["merchant:category:delete", "admin:category:delete"] },
  /**
   * Switches a picture category on or off; off takes all below it along, on all above it.
   *
   * Permission: merchant:category:update:status or merchant:category:update or admin:category:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  togglePictureCategory: { method: "POST", path: "/admin/merchant/category/updateStatus/{id}", effect: "write", domain: "pictures", permission: ["merchant:category:update:status", "merchant:category:update", "admin:category:update"] },
  /**
   * Hands a picture of the shop to WeChat, which keeps it for three days.
   *
   * Permission: merchant:mp:media:uploadlocal or merchant:mp:live:room:create or merchant:mp:live:room:edit or merchant:mp:live:goods:save or merchant:mp:live:goods:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  uploadLocalMedia: { method: "POST", path: "/admin/merchant/mp/media/uploadlocal", effect: "write", domain: "pictures", permission: ["merchant:mp:media:uploadlocal", "merchant:mp:live:room:create", "merchant:mp:live:room:edit", "merchant:mp:live:goods:save", "merchant:mp:live:goods:edit"] },
  /**
   * Hands a picture to WeChat, which keeps it for three days; it does not come into the library.
   *
   * Permission: merchant:mp:media:upload or merchant:mp:live:room:create or merchant:mp:live:room:edit or merchant:mp:live:goods:save or merchant:mp:live:goods:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  uploadMedia: { method: "POST", path: "/admin/merchant/mp/media/upload", effect: "write", domain: "pictures", permission: ["merchant:mp:media:upload", "merchant:mp:live:room:create", "merchant:mp:live:room:edit", "merchant:mp:live:goods:save", "merchant:mp:live:goods:edit"], kind: "upload" },
  /**
   * One page of the merchant's products under a tab, by sort order, newest first.
   *
   * Permission: merchant:product:page:list or merchant:coupon:save or merchant:coupon:product:join:edit or merchant:product:reply:virtual
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listProducts: { method: "GET", path: "/admin/merchant/product/list", effect: "read", domain: "products", permission: ["merchant:product:page:list", "merchant:coupon:save", "merchant:coupon:product:join:edit", "merchant:product:reply:virtual"] },
  /**
   * The numbers of all products under a tab, in the order of the list, up to 100,000, to act on all that a filter leaves.
   *
   * Permission: merchant:product:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listProductIds: { method: "GET", path: "/admin/merchant/product/list/ids", effect: "read", domain: "products", permission: ["merchant:product:page:list"] },
  /**
   * How many products each tab holds under the same filters, always eight rows in order, and a ninth where it is asked for.
   *
   * Permission: merchant:product:tabs:headers or merchant:product:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listProductTabs: { method: "GET", path: "/admin/merchant/product/tabs/headers", effect: "read", domain: "products", permission: ["merchant:product:tabs:headers", "merchant:product:page:list"] },
  /**
   * One product with its specs, SKUs, description and gift coupons.
   *
   * Permission: merchant:product:info or merchant:product:update or merchant:product:quick:stock:add or merchant:product:review:free:edit or merchant:product:reply:virtual
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getProduct: { method: "GET", path: "/admin/merchant/product/info/{id}", effect: "read", domain: "products", permission: ["merchant:product:info", "merchant:product:update", "merchant:product:quick:stock:add", "merchant:product:review:free:edit", "merchant:product:reply:virtual"] },
  /**
   * Whether the shop is open, and whether its products are reviewed by the platform.
   *
   * Permission: merchant:product:audit:switch:info or merchant:product:page:list or merchant:product:info
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getProductSwitches: { method: "GET", path: "/admin/merchant/product/audit/switch/info", effect: "read", domain: "products", permission: ["merchant:product:audit:switch:info", "merchant:product:page:list", "merchant:product:info"] },
  /**
   * One page of products to pick for an activity, with their SKUs; with `activityId`, those of its categories.
   *
   * Permission: merchant:product:activity:search:page or merchant:product:marketing:search:page or merchant:product:page:list or merchant:coupon:save or merchant:seckill:product:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  searchActivityProducts: { method: "GET", path: "/admin/merchant/product/activity/search/page", effect: "read", domain: "products", permission: ["merchant:product:activity:search:page", "merchant:product:marketing:search:page", "merchant:product:page:list", "merchant:coupon:save", "merchant:seckill:product:add"] },
  /**
   * The same products under the path by which other clients pick them.
   *
   * Permission: merchant:product:activity:search:page or merchant:product:marketing:search:page or merchant:product:page:list or merchant:coupon:save or merchant:seckill:product:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  searchMarketingProducts: { method: "GET", path: "/admin/merchant/product/marketing/search/page", effect: "read", domain: "products", permission: ["merchant:product:activity:search:page", "merchant:product:marketing:search:page", "merchant:product:page:list", "merchant:coupon:save", "merchant:seckill:product:add"] },
  /**
   * All brands of the platform, hidden ones too, by sort order.
   *
   * Permission: merchant:plat:product:brand:cache:list or merchant:product:page:list
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listAllBrands: { method: "GET", path: "/admin/merchant/plat/product/brand/cache/list", effect: "read", domain: "products", permission: ["merchant:plat:product:brand:cache:list", "merchant:product:page:list"] },
  /**
   * One page of the shown brands of a platform category.
   *
   * Permission: merchant:plat:product:brand:list or merchant:product:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listBrands: { method: "GET", path: "/admin/merchant/plat/product/brand/list", effect: "read", domain: "products", permission: ["merchant:plat:product:brand:list", "merchant:product:page:list"] },
  /**
   * Adds a product with its specs and SKUs, off the shelf.
   *
   * Permission: merchant:product:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveProduct: { method: "POST", path: "/admin/merchant/product/save", effect: "write", domain: "products", permission: ["merchant:product:save"], revises: "product" },
  /**
   * Replaces what a product is; it must be off the shelf and out of review, and known SKUs keep their numbers.
   *
   * Permission: merchant:product:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateProduct: { method: "POST", path: "/admin/merchant/product/update", effect: "write", domain: "products", permission: ["merchant:product:update"], revises: "product" },
  /**
   * Puts a product into the recycle bin, or deletes it for good where nothing uses it.
   *
   * Permission: merchant:product:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  deleteProduct: { method: "POST", path: "/admin/merchant/product/delete", effect: "write", domain: "products", permission: ["merchant:product:delete"], revises: "product" },
  /**
   * Takes a product out of the recycle bin, off the shelf.
   *
   * Permission: merchant:product:restore
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  restoreProduct: { method: "POST", path: "/admin/merchant/product/restore/{id}", effect: "write", domain: "products", permission: ["merchant:product:restore"], revises: "product" },
  /**
   * Puts a product on the shelf; one that is there stays.
   *
   * Permission: merchant:product:up
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  putOnProduct: { method: "POST", path: "/admin/merchant/product/up/{id}", effect: "write", domain: "products", permission: ["merchant:product:up"], revises: "product" },
  /**
   * Takes a product off the shelf; one that is not there stays.
   *
   * Permission: merchant:product:down
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  takeDownProduct: { method: "POST", path: "/admin/merchant/product/down/{id}", effect: "write", domain: "products", permission: ["merchant:product:down"], revises: "product" },
  /**
   * Puts a product into the platform's review queue, as other clients of this API call it.
   *
   * Permission: merchant:product:submit:audit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  submitProduct: { method: "POST", path: "/admin/merchant/product/submit/audit", effect: "write", domain: "products", permission: ["merchant:product:submit:audit"], revises: "product" },
  /**
   * Puts a product into the platform's review queue.
   *
   * Permission: merchant:product:submit:audit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  submitProductById: { method: "POST", path: "/admin/merchant/product/submit/audit/{id}", effect: "write", domain: "products", permission: ["merchant:product:submit:audit"], revises: "product" },
  /**
   * Takes a product out of the review queue, to be submitted again.
   *
   * Permission: merchant:product:submit:audit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  withdrawProduct: { method: "POST", path: "/admin/merchant/product/submit/withdraw/{id}", effect: "write", domain: "products", permission: ["merchant:product:submit:audit"], revises: "product" },
  /**
   * Adds pieces to the stock of SKUs, also on the shelf.
   *
   * Permission: merchant:product:quick:stock:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addStock: { method: "POST", path: "/admin/merchant/product/quick/stock/add", effect: "write", domain: "products", permission: ["merchant:product:quick:stock:add"], revises: "product" },
  /**
   * Sets prices, stock and categories of a product without another review; on the shelf only over the version that is named.
   *
   * Permission: merchant:product:review:free:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  editProductFreely: { method: "POST", path: "/admin/merchant/product/review/free/edit", effect: "write", domain: "products", permission: ["merchant:product:review:free:edit"], revises: "product" },
  /**
   * Gives a product off the shelf another shipping template.
   *
   * Permission: merchant:product:set:freight:template
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setFreightTemplate: { method: "POST", path: "/admin/merchant/product/set/freight/template", effect: "write", domain: "products", permission: ["merchant:product:set:freight:template"], revises: "product" },
  /**
   * Gives all SKUs of a product off the shelf commission rates of their own.
   *
   * Permission: merchant:product:set:brokerage
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setProductCommission: { method: "POST", path: "/admin/merchant/product/set/brokerage", effect: "write", domain: "products", permission: ["merchant:product:set:brokerage"], revises: "product" },
  /**
   * Adds coupons that come with a product off the shelf.
   *
   * Permission: merchant:product:add:feedback:coupons
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addProductCoupons: { method: "POST", path: "/admin/merchant/product/add/feedback/coupons", effect: "write", domain: "products", permission: ["merchant:product:add:feedback:coupons"], revises: "product" },
  /**
   * Gives all SKUs of several products off the shelf commission rates of their own, with a result for each.
   *
   * Permission: merchant:product:batch:set:brokerage
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setProductCommissions: { method: "POST", path: "/admin/merchant/product/batch/set/brokerage", effect: "write", domain: "products", permission: ["merchant:product:batch:set:brokerage"], revises: "product" },
  /**
   * Adds coupons that come with several products off the shelf, with a result for each.
   *
   * Permission: merchant:product:batch:add:feedback:coupons
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addProductsCoupons: { method: "POST", path: "/admin/merchant/product/batch/add/feedback/coupons", effect: "write", domain: "products", permission: ["merchant:product:batch:add:feedback:coupons"], revises: "product" },
  /**
   * Puts several products on the shelf, with a result for each.
   *
   * Permission: merchant:product:batch:up
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  putOnProducts: { method: "POST", path: "/admin/merchant/product/batch/up", effect: "write", domain: "products", permission: ["merchant:product:batch:up"], revises: "product" },
  /**
   * Takes several products off the shelf, with a result for each.
   *
   * Permission: merchant:product:batch:down
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  takeDownProducts: { method: "POST", path: "/admin/merchant/product/batch/down", effect: "write", domain: "products", permission: ["merchant:product:batch:down"], revises: "product" },
  /**
   * Puts several products into the recycle bin, with a result for each.
   *
   * Permission: merchant:product:batch:recycle
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  recycleProducts: { method: "POST", path: "/admin/merchant/product/batch/recycle", effect: "write", domain: "products", permission: ["merchant:product:batch:recycle"], revises: "product" },
  /**
   * Deletes several products for good where nothing uses them, with a result for each.
   *
   * Permission: merchant:product:batch:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  deleteProducts: { method: "POST", path: "/admin/merchant/product/batch/delete", effect: "write", domain: "products", permission: ["merchant:product:batch:delete"], revises: "product" },
  /**
   * Takes several products out of the recycle bin, with a result for each.
   *
   * Permission: merchant:product:batch:restore
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  restoreProducts: { method: "POST", path: "/admin/merchant/product/batch/restore", effect: "write", domain: "products", permission: ["merchant:product:batch:restore"], revises: "product" },
  /**
   * Puts several products into the platform's review queue, with a result for each.
   *
   * Permission: merchant:product:batch:submit:audit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  submitProducts: { method: "POST", path: "/admin/merchant/product/batch/submit/audit", effect: "write", domain: "products", permission: ["merchant:product:batch:submit:audit"], revises: "product" },
  /**
   * Gives several products off the shelf another shipping template, with a result for each.
   *
   * Permission: merchant:product:batch:set:freight:template
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setFreightTemplates: { method: "POST", path: "/admin/merchant/product/batch/set/freight/template", effect: "write", domain: "products", permission: ["merchant:product:batch:set:freight:template"], revises: "product" },
  /**
   * Sets, raises or lowers the prices of several products, on the shelf too, with a result for each.
   *
   * Permission: merchant:product:batch:price
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setProductPrices: { method: "POST", path: "/admin/merchant/product/batch/price", effect: "write", domain: "products", permission: ["merchant:product:batch:price"], revises: "product" },
  /**
   * What a change of prices would do, product by product; nothing is written.
   *
   * Permission: merchant:product:batch:price
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  checkProductPrices: { method: "POST", path: "/admin/merchant/product/batch/price/check", effect: "read", domain: "products", permission: ["merchant:product:batch:price"] },
  /**
   * Sets the stock of several products off the shelf, or adds to it, with a result for each.
   *
   * Permission: merchant:product:batch:stock
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setProductStocks: { method: "POST", path: "/admin/merchant/product/batch/stock", effect: "write", domain: "products", permission: ["merchant:product:batch:stock"], revises: "product" },
  /**
   * Puts several products into categories of the shop, with a result for each.
   *
   * Permission: merchant:product:batch:category
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setProductCategories: { method: "POST", path: "/admin/merchant/product/batch/category", effect: "write", domain: "products", permission: ["merchant:product:batch:category"], revises: "product" },
  /**
   * Reads a public page of a product, to begin a new one with; nothing is saved, and one of the copies left is used.
   *
   * Permission: merchant:product:import:product
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  importProduct: { method: "POST", path: "/admin/merchant/product/importProduct", effect: "write", domain: "products", permission: ["merchant:product:import:product"] },
  /**
   * As importProduct, with the product under a key of its own.
   *
   * Permission: merchant:product:copy:product
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  copyProduct: { method: "POST", path: "/admin/merchant/product/copy/product", effect: "write", domain: "products", permission: ["merchant:product:copy:product"] },
  /**
   * How pages of products are read, and how many copies are left.
   *
   * Permission: admin:product:copy:config or merchant:product:copy:product or merchant:product:import:product
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getCopyConfig: { method: "POST", path: "/admin/merchant/product/copy/config", effect: "read", domain: "products", permission: ["admin:product:copy:config", "merchant:product:copy:product", "merchant:product:import:product"] },
  /**
   * What an import of these rows would do, product by product; nothing is written.
   *
   * Permission: merchant:product:import:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  checkProductImport: { method: "POST", path: "/admin/merchant/product/import/check", effect: "read", domain: "products", permission: ["merchant:product:import:excel"] },
  /**
   * Adds and changes products as rows of a spreadsheet say, off the shelf and each by itself; sent again it changes nothing.
   *
   * Permission: merchant:product:import:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  commitProductImport: { method: "POST", path: "/admin/merchant/product/import/commit", effect: "write", domain: "products", permission: ["merchant:product:import:excel"], revises: "product" },
  /**
   * What an import of stock would do, SKU by SKU; nothing is written.
   *
   * Permission: merchant:product:import:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  checkStockImport: { method: "POST", path: "/admin/merchant/product/import/stock/check", effect: "read", domain: "products", permission: ["merchant:product:import:excel"] },
  /**
   * Sets or adds stock as rows of a spreadsheet say, also on the shelf; a row whose stock has moved since its check is left alone.
   *
   * Permission: merchant:product:import:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  commitStockImport: { method: "POST", path: "/admin/merchant/product/import/stock/commit", effect: "write", domain: "products", permission: ["merchant:product:import:excel"], revises: "product" },
  /**
   * Names a spreadsheet of all products under a tab, one row for each SKU, which /common/download then writes as it is read.
   *
   * Permission: merchant:export:product:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  exportProducts: { method: "GET", path: "/admin/export/excel/product", effect: "write", domain: "products", permission: ["merchant:export:product:excel"] },
  /**
   * One page of the refunds under a tab, newest first.
   *
   * Permission: merchant:refund:order:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listRefunds: { method: "GET", path: "/admin/merchant/refund/order/list", effect: "read", domain: "refunds", permission: ["merchant:refund:order:page:list"], rowKey: "refundOrderNo" },
  /**
   * How many refunds each tab holds under the same filters.
   *
   * Permission: merchant:refund:order:status:num or merchant:refund:order:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  countRefunds: { method: "GET", path: "/admin/merchant/refund/order/status/num", effect: "read", domain: "refunds", permission: ["merchant:refund:order:status:num", "merchant:refund:order:page:list"] },
  /**
   * One refund with its history and its order.
   *
   * Phone numbers and the address are masked. `reveal` shows them in full to who holds `merchant:refund:order:detail`, and each such look is logged.
   *
   * Permission: merchant:refund:order:detail or merchant:refund:order:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getRefund: { method: "GET", path: "/admin/merchant/refund/order/detail/{refundOrderNo}", effect: "read", domain: "refunds", permission: ["merchant:refund:order:detail", "merchant:refund:order:page:list"] },
  /**
   * Replaces the shop's note on a refund.
   *
   * Permission: merchant:refund:order:mark
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  markRefund: { method: "POST", path: "/admin/merchant/refund/order/mark", effect: "write", domain: "refunds", permission: ["merchant:refund:order:mark"] },
  /**
   * Agrees to a refund or refuses it; an agreed one is paid back, or waits for the goods.
   *
   * `merchant:refund:order:refund` alone agrees and `merchant:refund:order:refund:refuse` alone refuses; the other decision is 403.
   *
   * Permission: merchant:refund:order:audit or merchant:refund:order:refund or merchant:refund:order:refund:refuse
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  auditRefund: { method: "POST", path: "/admin/merchant/refund/order/audit", effect: "write", domain: "refunds", permission: ["merchant:refund:order:audit", "merchant:refund:order:refund", "merchant:refund:order:refund:refuse"] },
  /**
   * Confirms that the goods have come back, and pays the refund.
   *
   * Permission: merchant:refund:order:receiving or merchant:refund:order:refund
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  receiveRefund: { method: "POST", path: "/admin/merchant/refund/order/receiving/{refundOrderNo}", effect: "write", domain: "refunds", permission: ["merchant:refund:order:receiving", "merchant:refund:order:refund"] },
  /**
   * Refuses goods that have come back, and with them the refund.
   *
   * Permission: merchant:refund:order:receiving:reject or merchant:refund:order:refund:refuse
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  rejectReturn: { method: "POST", path: "/admin/merchant/refund/order/receiving/reject", effect: "write", domain: "refunds", permission: ["merchant:refund:order:receiving:reject", "merchant:refund:order:refund:refuse"] },
  /**
   * Asks the payment provider again what became of a refund that is being paid.
   *
   * Permission: merchant:refund:order:audit or merchant:refund:order:refund
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  askRefundProvider: { method: "POST", path: "/admin/merchant/refund/order/ask/{refundOrderNo}", effect: "write", domain: "refunds", permission: ["merchant:refund:order:audit", "merchant:refund:order:refund"] },
  /**
   * One page of what buyers say of the shop's products, newest first.
   *
   * Permission: merchant:product:reply:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listReviews: { method: "GET", path: "/admin/merchant/product/reply/list", effect: "read", domain: "reviews", permission: ["merchant:product:reply:page:list"] },
  /**
   * How many reviews match the other filters of the list, answered and not.
   *
   * Permission: merchant:product:reply:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  countReviews: { method: "GET", path: "/admin/merchant/product/reply/count", effect: "read", domain: "reviews", permission: ["merchant:product:reply:page:list"] },
  /**
   * Names a spreadsheet of all reviews that match, which /common/download then writes as it is read.
   *
   * Permission: merchant:export:review:excel
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  exportReviews: { method: "GET", path: "/admin/merchant/product/reply/export", effect: "write", domain: "reviews", permission: ["merchant:export:review:excel"] },
  /**
   * The shop's reply templates, oldest first.
   *
   * Permission: merchant:product:reply:comment or merchant:product:reply:template
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listReplyTemplates: { method: "GET", path: "/admin/merchant/product/reply/template/list", effect: "read", domain: "reviews", permission: ["merchant:product:reply:comment", "merchant:product:reply:template"] },
  /**
   * Adds a reply template; a shop has at most 20.
   *
   * Permission: merchant:product:reply:template
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addReplyTemplate: { method: "POST", path: "/admin/merchant/product/reply/template/add", effect: "write", domain: "reviews", permission: ["merchant:product:reply:template"] },
  /**
   * Changes a reply template; answers given with it stay as they are.
   *
   * Permission: merchant:product:reply:template
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  editReplyTemplate: { method: "POST", path: "/admin/merchant/product/reply/template/edit", effect: "write", domain: "reviews", permission: ["merchant:product:reply:template"] },
  /**
   * Deletes a reply template; answers given with it stay as they are.
   *
   * Permission: merchant:product:reply:template
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteReplyTemplate: { method: "POST", path: "/admin/merchant/product/reply/template/delete/{id}", effect: "write", domain: "reviews", permission: ["merchant:product:reply:template"] },
  /**
   * One review.
   *
   * Permission: merchant:product:reply:page:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getReview: { method: "GET", path: "/admin/store/product/reply/info/{id}", effect: "read", domain: "reviews", permission: ["merchant:product:reply:page:list"] },
  /**
   * Adds a review that the shop has written itself; it is no buyer's.
   *
   * Permission: merchant:product:reply:virtual
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addOwnReview: { method: "POST", path: "/admin/merchant/product/reply/virtual", effect: "write", domain: "reviews", permission: ["merchant:product:reply:virtual"] },
  /**
   * Answers a review, once.
   *
   * Permission: merchant:product:reply:comment
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  answerReview: { method: "POST", path: "/admin/merchant/product/reply/comment", effect: "write", domain: "reviews", permission: ["merchant:product:reply:comment"] },
  /**
   * Deletes a review.
   *
   * Permission: merchant:product:reply:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteReview: { method: "POST", path: "/admin/merchant/product/reply/delete/{id}", effect: "write", domain: "reviews", permission: ["merchant:product:reply:delete"] },
  /**
   * One page of what was changed of one record, or of all records of a kind, newest first.
   *
   * Permission: merchant:product:info or merchant:product:page:list or merchant:coupon:info or merchant:coupon:page:list or merchant:product:category:list or merchant:admin:role:info or merchant:admin:role:list or merchant:config:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listRevisions: { method: "GET", path: "/admin/merchant/revision/list", effect: "read", domain: "revisions", permission: ["merchant:product:info", "merchant:product:page:list", "merchant:coupon:info", "merchant:coupon:page:list", "merchant:product:category:list", "merchant:admin:role:info", "merchant:admin:role:list", "merchant:config:info"] },
  /**
   * What undoing a revision would change now, what of it was changed since, and why it is not possible.
   *
   * Permission: merchant:product:update or merchant:coupon:save or merchant:product:category:update or merchant:admin:role:update or merchant:config:info:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  checkUndo: { method: "GET", path: "/admin/merchant/revision/undo/check/{id}", effect: "write", domain: "revisions", permission: ["merchant:product:update", "merchant:coupon:save", "merchant:product:category:update", "merchant:admin:role:update", "merchant:config:info:edit"] },
  /**
   * Undoes a revision as a change of its own; what was changed since is overwritten only as it was seen.
   *
   * Permission: merchant:product:update or merchant:coupon:save or merchant:product:category:update or merchant:admin:role:update or merchant:config:info:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  undoRevision: { method: "POST", path: "/admin/merchant/revision/undo", effect: "write", domain: "revisions", permission: ["merchant:product:update", "merchant:coupon:save", "merchant:product:category:update", "merchant:admin:role:update", "merchant:config:info:edit"] },
  /**
   * Undoes what was done together, newest first and up to 50 at a time, with a result for each; what was changed since is left as it is.
   *
   * Permission: merchant:product:update or merchant:coupon:save or merchant:product:category:update or merchant:admin:role:update or merchant:config:info:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  undoRevisions: { method: "POST", path: "/admin/merchant/revision/undo/batch", effect: "write", domain: "revisions", permission: ["merchant:product:update", "merchant:coupon:save", "merchant:product:category:update", "merchant:admin:role:update", "merchant:config:info:edit"] },
  /**
   * Every menu there is, buttons too, with what the calling account may grant.
   *
   * Permission: merchant:menu:cache:tree or merchant:admin:role:list or merchant:admin:role:info or merchant:admin:role:save or merchant:admin:role:update or merchant:admin:info
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listMenuTree: { method: "GET", path: "/admin/merchant/menu/cache/tree", effect: "read", domain: "roles", permission: ["merchant:menu:cache:tree", "merchant:admin:role:list", "merchant:admin:role:info", "merchant:admin:role:save", "merchant:admin:role:update", "merchant:admin:info"] },
  /**
   * One page of the shop's roles, oldest first.
   *
   * Permission: merchant:admin:role:list or merchant:admin:list or merchant:admin:save or merchant:admin:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listRoles: { method: "GET", path: "/admin/merchant/role/list", effect: "read", domain: "roles", permission: ["merchant:admin:role:list", "merchant:admin:list", "merchant:admin:save", "merchant:admin:update"] },
  /**
   * One role, with the whole tree of menus and which of them it grants.
   *
   * Permission: merchant:admin:role:info or merchant:admin:role:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getRole: { method: "GET", path: "/admin/merchant/role/info/{id}", effect: "read", domain: "roles", permission: ["merchant:admin:role:info", "merchant:admin:role:update"] },
  /**
   * Adds a role; it grants what its maker may do at most.
   *
   * Permission: merchant:admin:role:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveRole: { method: "POST", path: "/admin/merchant/role/save", effect: "write", domain: "roles", permission: ["merchant:admin:role:save"], revises: "role" },
  /**
   * Changes a role; whoever has it may do what it says from the next call on.
   *
   * Permission: merchant:admin:role:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateRole: { method: "POST", path: "/admin/merchant/role/update", effect: "write", domain: "roles", permission: ["merchant:admin:role:update"], revises: "role" },
  /**
   * Deletes a role that nobody has.
   *
   * Permission: merchant:admin:role:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteRole: { method: "POST", path: "/admin/merchant/role/delete/{id}", effect: "write", domain: "roles", permission: ["merchant:admin:role:delete"], revises: "role" },
  /**
   * Enables or disables a role; a disabled one grants nothing from the next call on.
   *
   * Permission: merchant:admin:role:update:status
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setRoleStatus: { method: "POST", path: "/admin/merchant/role/updateStatus", effect: "write", domain: "roles", permission: ["merchant:admin:role:update:status"], revises: "role" },
  /**
   * One page of the platform's seckill activities, newest first.
   *
   * Permission: merchant:seckill:activity:page or merchant:seckill:product:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listSeckillActivities: { method: "GET", path: "/admin/merchant/seckill/activity/page", effect: "read", domain: "seckill", permission: ["merchant:seckill:activity:page", "merchant:seckill:product:add"] },
  /**
   * One activity with the products that the shop has submitted to it.
   *
   * Permission: merchant:seckill:activity:detail or merchant:seckill:product:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getSeckillActivity: { method: "GET", path: "/admin/merchant/seckill/activity/detail/{id}", effect: "read", domain: "seckill", permission: ["merchant:seckill:activity:detail", "merchant:seckill:product:add"] },
  /**
   * The activities of some days with the products by which the shop takes part, earliest first.
   *
   * Permission: merchant:seckill:activity:page
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listSeckillCalendar: { method: "GET", path: "/admin/merchant/seckill/activity/calendar", effect: "read", domain: "seckill", permission: ["merchant:seckill:activity:page"] },
  /**
   * One page of the shop's seckill products, by sort order, most sold first.
   *
   * Permission: merchant:seckill:product:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listSeckillProducts: { method: "GET", path: "/admin/merchant/seckill/product/page", effect: "read", domain: "seckill", permission: ["merchant:seckill:product:list"] },
  /**
   * How many seckill products are in each state of the review under the same filters.
   *
   * Permission: merchant:seckill:product:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  countSeckillProducts: { method: "GET", path: "/admin/merchant/seckill/product/status/num", effect: "read", domain: "seckill", permission: ["merchant:seckill:product:list"] },
  /**
   * Submits products to an activity; one that was refused there is submitted again.
   *
   * Permission: merchant:seckill:product:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addSeckillProducts: { method: "POST", path: "/admin/merchant/seckill/product/add", effect: "write", domain: "seckill", permission: ["merchant:seckill:product:add"] },
  /**
   * Sets the activity prices of products that have passed.
   *
   * Permission: merchant:seckill:product:price
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  setSeckillPrices: { method: "POST", path: "/admin/merchant/seckill/product/set/price", effect: "write", domain: "seckill", permission: ["merchant:seckill:product:price"] },
  /**
   * Puts seckill products up, all of them or none.
   *
   * Permission: merchant:seckill:product:up
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  putUpSeckillProducts: { method: "POST", path: "/admin/merchant/seckill/product/up", effect: "write", domain: "seckill", permission: ["merchant:seckill:product:up"] },
  /**
   * Takes seckill products down.
   *
   * Permission: merchant:seckill:product:down
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  takeDownSeckillProducts: { method: "POST", path: "/admin/merchant/seckill/product/down", effect: "write", domain: "seckill", permission: ["merchant:seckill:product:down"] },
  /**
   * Deletes refused seckill products, all of them or none.
   *
   * Permission: merchant:seckill:product:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  deleteSeckillProducts: { method: "POST", path: "/admin/merchant/seckill/product/delete", effect: "write", domain: "seckill", permission: ["merchant:seckill:product:delete"] },
  /**
   * Takes a product out of the review of its activity.
   *
   * Permission: merchant:seckill:product:withdraw
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  withdrawSeckillProduct: { method: "POST", path: "/admin/merchant/seckill/product/withdraw/{id}", effect: "write", domain: "seckill", permission: ["merchant:seckill:product:withdraw"] },
  /**
   * Starts a session for an account and its password, and a code where the account has a second factor.
   *
   * Refusals: ValidationError, ConflictError
   */
  login: { method: "POST", path: "/admin/merchant/login", effect: "write", domain: "session", public: true },
  /**
   * Ends the calling session.
   *
   * Refusals: UnauthorizedError, ConflictError
   */
  logout: { method: "GET", path: "/admin/merchant/logout", effect: "write", domain: "session" },
  /**
   * Who the session belongs to, with roles and permissions.
   *
   * Refusals: ValidationError, UnauthorizedError
   */
  getLoginInfo: { method: "GET", path: "/admin/merchant/getAdminInfoByToken", effect: "read", domain: "session" },
  /**
   * Changes the display name of the calling account.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  updateProfile: { method: "POST", path: "/admin/merchant/login/admin/update", effect: "write", domain: "session" },
  /**
   * Changes the password of the calling account and ends its other sessions.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  changePassword: { method: "POST", path: "/admin/merchant/login/admin/update/password", effect: "write", domain: "session" },
  /**
   * The open sessions of the calling account, the calling one first, then the last used; a hundred at most.
   *
   * Refusals: UnauthorizedError
   */
  listOwnSessions: { method: "GET", path: "/admin/merchant/login/session/list", effect: "read", domain: "session" },
  /**
   * Ends one session of the calling account, the calling one too.
   *
   * Refusals: ValidationError, UnauthorizedError, NotFoundError, ConflictError
   */
  revokeSession: { method: "POST", path: "/admin/merchant/login/session/revoke/{id}", effect: "write", domain: "session" },
  /**
   * Ends every session of the calling account but the calling one.
   *
   * Refusals: UnauthorizedError, ConflictError
   */
  revokeOtherSessions: { method: "POST", path: "/admin/merchant/login/session/revoke/others", effect: "write", domain: "session" },
  /**
   * Whether the calling account has a second factor, and how many recovery codes are left.
   *
   * Refusals: UnauthorizedError
   */
  getSecondFactor: { method: "GET", path: "/admin/merchant/login/factor/info", effect: "read", domain: "session" },
  /**
   * Makes a secret for an authenticator app, shown this once; it is on as soon as a code of it is confirmed.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  startSecondFactor: { method: "POST", path: "/admin/merchant/login/factor/start", effect: "write", domain: "session" },
  /**
   * Turns the second factor on by a code of the new secret, ends the account's other sessions, and answers ten recovery codes, shown this once.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  confirmSecondFactor: { method: "POST", path: "/admin/merchant/login/factor/confirm", effect: "write", domain: "session" },
  /**
   * Ten new recovery codes, shown this once, in place of all earlier ones.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  renewRecoveryCodes: { method: "POST", path: "/admin/merchant/login/factor/codes", effect: "write", domain: "session" },
  /**
   * Turns the second factor off, with the password and a code.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  turnOffSecondFactor: { method: "POST", path: "/admin/merchant/login/factor/off", effect: "write", domain: "session" },
  /**
   * A new image captcha for the login.
   *
   * Refusals: ConflictError
   */
  getCaptcha: { method: "GET", path: "/publicly/validate/code/get", effect: "write", domain: "session", public: true },
  /**
   * How many attempts at an account have failed lately; the same for names that nobody has.
   *
   * Refusals: ValidationError
   */
  countLoginFailures: { method: "POST", path: "/admin/merchant/login/account/detection", effect: "read", domain: "session", public: true },
  /**
   * A new sliding captcha, for clients that do not show the picture of digits.
   *
   * Refusals: ValidationError, ConflictError
   */
  getSlider: { method: "POST", path: "/publicly/safety/get", effect: "write", domain: "session", public: true },
  /**
   * Whether a piece was put where it belongs; one try, which is taken at the login then.
   *
   * Refusals: ValidationError, ConflictError
   */
  checkSlider: { method: "POST", path: "/publicly/safety/check", effect: "write", domain: "session", public: true },
  /**
   * Whether the service is alive; it asks nothing of the database. Of its work `/ready` speaks.
   *
   * Refusals: none of its own
   */
  getHealth: { method: "GET", path: "/health", effect: "read", domain: "session", public: true },
  /**
   * Whether the service takes calls; 503 while it starts or ends, and without its database.
   *
   * Refusals: none of its own
   */
  getReady: { method: "GET", path: "/ready", effect: "read", domain: "session", public: true },
  /**
   * One page of the shop's shipping templates, by sort order, newest first.
   *
   * Permission: merchant:shipping:templates:list or merchant:product:page:list or merchant:product:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listShippingTemplates: { method: "GET", path: "/admin/merchant/shipping/templates/list", effect: "read", domain: "shipping", permission: ["merchant:shipping:templates:list", "merchant:product:page:list", "merchant:product:info"] },
  /**
   * One shipping template with its regions.
   *
   * Permission: merchant:shipping:templates:info or merchant:shipping:templates:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getShippingTemplate: { method: "GET", path: "/admin/merchant/shipping/templates/info/{id}", effect: "read", domain: "shipping", permission: ["merchant:shipping:templates:info", "merchant:shipping:templates:list"] },
  /**
   * Adds a shipping template; its name is the only one of its kind in the shop.
   *
   * Permission: merchant:shipping:templates:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveShippingTemplate: { method: "POST", path: "/admin/merchant/shipping/templates/save", effect: "write", domain: "shipping", permission: ["merchant:shipping:templates:save"] },
  /**
   * Changes a shipping template; its regions are replaced, and orders that were placed keep their postage.
   *
   * Permission: merchant:shipping:templates:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateShippingTemplate: { method: "POST", path: "/admin/merchant/shipping/templates/update", effect: "write", domain: "shipping", permission: ["merchant:shipping:templates:update"] },
  /**
   * Deletes a shipping template that no product uses.
   *
   * Permission: merchant:shipping:templates:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteShippingTemplate: { method: "POST", path: "/admin/merchant/shipping/templates/delete/{id}", effect: "write", domain: "shipping", permission: ["merchant:shipping:templates:delete"], dryRun: true },
  /**
   * The platform's express companies that are shown, by sort order.
   *
   * Permission: merchant:express:all or merchant:express:search:page or merchant:express:relate or merchant:order:send
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listExpressCompanies: { method: "GET", path: "/admin/merchant/express/all", effect: "read", domain: "shipping", permission: ["merchant:express:all", "merchant:express:search:page", "merchant:express:relate", "merchant:order:send"] },
  /**
   * What the provider of electronic waybills answers about a company's templates, as it is; 90231 where no provider is connected.
   *
   * Permission: merchant:express:template
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  getWaybillTemplates: { method: "GET", path: "/admin/merchant/express/template", effect: "read", domain: "shipping", permission: ["merchant:express:template"] },
  /**
   * One page of the express companies that the shop works with, the default one first.
   *
   * Permission: merchant:express:search:page or merchant:order:send or merchant:order:invoice:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listShopCompanies: { method: "GET", path: "/admin/merchant/express/search/page", effect: "read", domain: "shipping", permission: ["merchant:express:search:page", "merchant:order:send", "merchant:order:invoice:update"] },
  /**
   * Adds one of the platform's express companies to the shop's, open.
   *
   * Permission: merchant:express:relate
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  relateShopCompany: { method: "POST", path: "/admin/merchant/express/relate", effect: "write", domain: "shipping", permission: ["merchant:express:relate"] },
  /**
   * Opens or closes one of the shop's express companies; a closed one is no longer the default.
   *
   * Permission: merchant:express:open:switch
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  toggleShopCompany: { method: "POST", path: "/admin/merchant/express/open/switch/{id}", effect: "write", domain: "shipping", permission: ["merchant:express:open:switch"] },
  /**
   * Makes one of the shop's express companies the only default and opens it, or leaves the shop without a default.
   *
   * Permission: merchant:express:default:switch
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  toggleDefaultCompany: { method: "POST", path: "/admin/merchant/express/default/switch/{id}", effect: "write", domain: "shipping", permission: ["merchant:express:default:switch"] },
  /**
   * Takes an express company out of the shop's; what it has carried keeps its name.
   *
   * Permission: merchant:express:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteShopCompany: { method: "POST", path: "/admin/merchant/express/delete/{id}", effect: "write", domain: "shipping", permission: ["merchant:express:delete"] },
  /**
   * Provinces with their cities and districts.
   *
   * Permission: merchant:city:list:tree or merchant:address:add or merchant:address:update or merchant:shipping:templates:save or merchant:shipping:templates:update or merchant:shipping:templates:list
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getRegionTree: { method: "GET", path: "/admin/merchant/city/region/city/tree", effect: "read", domain: "shipping", permission: ["merchant:city:list:tree", "merchant:address:add", "merchant:address:update", "merchant:shipping:templates:save", "merchant:shipping:templates:update", "merchant:shipping:templates:list"] },
  /**
   * The same tree, for clients that ask for streets as well; the data has none.
   *
   * Permission: merchant:city:region:list:tree
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listRegionTree: { method: "GET", path: "/admin/merchant/city/region/list/tree", effect: "read", domain: "shipping", permission: ["merchant:city:region:list:tree"] },
  /**
   * One page of the shop's spec rules, newest first.
   *
   * Permission: merchant:product:rule:page:list or merchant:product:save or merchant:product:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listSpecRules: { method: "GET", path: "/admin/merchant/product/rule/list", effect: "read", domain: "specs", permission: ["merchant:product:rule:page:list", "merchant:product:save", "merchant:product:update"] },
  /**
   * One spec rule.
   *
   * Permission: merchant:product:rule:info or merchant:product:rule:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getSpecRule: { method: "GET", path: "/admin/merchant/product/rule/info/{id}", effect: "read", domain: "specs", permission: ["merchant:product:rule:info", "merchant:product:rule:update"] },
  /**
   * Adds a spec rule.
   *
   * Permission: merchant:product:rule:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveSpecRule: { method: "POST", path: "/admin/merchant/product/rule/save", effect: "write", domain: "specs", permission: ["merchant:product:rule:save"] },
  /**
   * Changes a spec rule; products made from it stay as they are.
   *
   * Permission: merchant:product:rule:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateSpecRule: { method: "POST", path: "/admin/merchant/product/rule/update", effect: "write", domain: "specs", permission: ["merchant:product:rule:update"] },
  /**
   * Deletes a spec rule for good; products made from it stay as they are.
   *
   * Permission: merchant:product:rule:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteSpecRule: { method: "POST", path: "/admin/merchant/product/rule/delete/{id}", effect: "write", domain: "specs", permission: ["merchant:product:rule:delete"] },
  /**
   * What the platform keeps of the shop.
   *
   * Permission: merchant:base:info
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getShopBase: { method: "GET", path: "/admin/merchant/base/info", effect: "read", domain: "store", permission: ["merchant:base:info"] },
  /**
   * What buyers see of the shop, and how it works.
   *
   * Permission: merchant:config:info
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getShopInfo: { method: "GET", path: "/admin/merchant/config/info", effect: "read", domain: "store", permission: ["merchant:config:info"] },
  /**
   * Changes what buyers see of the shop, and how it works.
   *
   * Permission: merchant:config:info:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  editShopInfo: { method: "POST", path: "/admin/merchant/config/info/edit", effect: "write", domain: "store", permission: ["merchant:config:info:edit"], revises: "shop" },
  /**
   * Opens or closes the shop; closing takes every product off the shelf and down in its activities, opening needs pictures and a way to reach the shop.
   *
   * Permission: merchant:switch:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  switchShop: { method: "POST", path: "/admin/merchant/switch/update", effect: "write", domain: "store", permission: ["merchant:switch:update"] },
  /**
   * Where the platform pays the shop's money to, the accounts masked; each look at the whole ones is logged.
   *
   * Permission: merchant:settlement:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  getSettlementInfo: { method: "GET", path: "/admin/merchant/settlement/info", effect: "read", domain: "store", permission: ["merchant:settlement:info"] },
  /**
   * Changes where the platform pays the shop's money to; a masked account that was not touched stays as it is stored.
   *
   * Permission: merchant:settlement:info:edit
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  editSettlementInfo: { method: "POST", path: "/admin/merchant/settlement/info/edit", effect: "write", domain: "store", permission: ["merchant:settlement:info:edit"] },
  /**
   * The platform's categories of shops, newest first.
   *
   * Permission: merchant:base:info
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listMerchantCategories: { method: "GET", path: "/admin/merchant/category/all/list", effect: "read", domain: "store", permission: ["merchant:base:info"] },
  /**
   * The platform's types of shops, newest first.
   *
   * Permission: merchant:base:info
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listMerchantTypes: { method: "GET", path: "/admin/merchant/type/all/list", effect: "read", domain: "store", permission: ["merchant:base:info"] },
  /**
   * One page of the shop's service tokens, the newest first.
   *
   * Permission: merchant:service:token:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listServiceTokens: { method: "GET", path: "/admin/merchant/service/token/list", effect: "read", domain: "tokens", permission: ["merchant:service:token:list"] },
  /**
   * Makes a service token, which is shown this once.
   *
   * It travels like the token of a session, in `Authori-zation`, and may do what its roles grant as long as its maker may do it too. Sent again within ten minutes by the same person and under the same name, it takes the place of a token that was never used.
   *
   * Permission: merchant:service:token:save
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  saveServiceToken: { method: "POST", path: "/admin/merchant/service/token/save", effect: "write", domain: "tokens", permission: ["merchant:service:token:save"] },
  /**
   * Ends a service token at once and for good.
   *
   * Permission: merchant:service:token:revoke
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  revokeServiceToken: { method: "POST", path: "/admin/merchant/service/token/revoke/{id}", effect: "write", domain: "tokens", permission: ["merchant:service:token:revoke"] },
  /**
   * One page of the buyers who follow the shop, newest first.
   *
   * Permission: merchant:user:page:list or admin:coupon:user:receive
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listUsers: { method: "GET", path: "/admin/merchant/user/list", effect: "read", domain: "users", permission: ["merchant:user:page:list", "admin:coupon:user:receive"] },
  /**
   * One of the buyers who follow the shop, with the phone number in full; each look is logged.
   *
   * Permission: merchant:user:detail
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getUser: { method: "GET", path: "/admin/merchant/user/detail/{id}", effect: "read", domain: "users", permission: ["merchant:user:detail"] },
  /**
   * One page of the products that WeChat has not passed yet, the newest first.
   *
   * Permission: merchant:pay:component:product:draft:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listVideoDrafts: { method: "GET", path: "/admin/merchant/pay/component/draftproduct/draft/list", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:product:draft:list"] },
  /**
   * One draft with its SKUs and its category.
   *
   * Permission: merchant:pay:component:product:draft:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getVideoDraft: { method: "GET", path: "/admin/merchant/pay/component/draftproduct/draft/get/{id}", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:product:draft:info"] },
  /**
   * Adds a draft that is made of a product of the shop.
   *
   * Permission: merchant:pay:component:product:draft:add
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  addVideoDraft: { method: "POST", path: "/admin/merchant/pay/component/draftproduct/add", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:product:draft:add"] },
  /**
   * Replaces a draft that nobody reviews; both of its reviews begin anew.
   *
   * Permission: merchant:pay:component:product:draft:update
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  updateVideoDraft: { method: "POST", path: "/admin/merchant/pay/component/draftproduct/update", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:product:draft:update"] },
  /**
   * Deletes a draft that the platform does not review; one that was handed over, at WeChat as well.
   *
   * Permission: merchant:pay:component:product:draft:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteVideoDraft: { method: "GET", path: "/admin/merchant/pay/component/draftproduct/delete/{id}", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:product:draft:delete"] },
  /**
   * Submits a draft to the platform's review, or withdraws it from there.
   *
   * Permission: merchant:pay:component:product:draft:review
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  reviewVideoDraft: { method: "POST", path: "/admin/merchant/pay/component/draftproduct/review", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:product:draft:review"] },
  /**
   * One page of the products that WeChat has passed, the newest first.
   *
   * Permission: merchant:pay:component:product:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listVideoProducts: { method: "GET", path: "/admin/merchant/pay/component/product/list", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:product:list"] },
  /**
   * One product that WeChat has passed, with its SKUs.
   *
   * Permission: merchant:pay:component:product:info
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError
   */
  getVideoProduct: { method: "GET", path: "/admin/merchant/pay/component/product/get/{id}", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:product:info"] },
  /**
   * The same as a GET, as other clients of this API send it.
   *
   * Permission: merchant:pay:component:product:puton
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  putOnVideoProductByGet: { method: "GET", path: "/admin/merchant/pay/component/product/puton/{proId}", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:product:puton"] },
  /**
   * Puts a product that its shop has taken down back on the shelf, at WeChat first.
   *
   * Permission: merchant:pay:component:product:puton
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  putOnVideoProduct: { method: "POST", path: "/admin/merchant/pay/component/product/puton/{proId}", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:product:puton"] },
  /**
   * The same as a GET, as other clients of this API send it.
   *
   * Permission: merchant:pay:component:product:putdown
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  putDownVideoProductByGet: { method: "GET", path: "/admin/merchant/pay/component/product/putdown/{proId}", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:product:putdown"] },
  /**
   * Takes a product down from the shelf, at WeChat first.
   *
   * Permission: merchant:pay:component:product:putdown
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  putDownVideoProduct: { method: "POST", path: "/admin/merchant/pay/component/product/putdown/{proId}", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:product:putdown"] },
  /**
   * Deletes a product, at WeChat first.
   *
   * Permission: merchant:pay:component:product:delete
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, NotFoundError, ConflictError
   */
  deleteVideoProduct: { method: "GET", path: "/admin/merchant/pay/component/product/delete/{proId}", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:product:delete"] },
  /**
   * WeChat's categories as a tree of three levels.
   *
   * Permission: merchant:pay:component:cat:list
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listVideoCategories: { method: "GET", path: "/admin/merchant/pay/component/cat/get/list", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:cat:list"] },
  /**
   * WeChat's categories of the third level, each with the levels above it.
   *
   * Permission: merchant:pay:component:shop:cat:get
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listFlatVideoCategories: { method: "POST", path: "/admin/merchant/pay/component/shop/cat/get", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:shop:cat:get"] },
  /**
   * Hands a picture of the shop to WeChat by its address.
   *
   * Permission: merchant:pay:component:shop:img:upload
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  uploadVideoPicture: { method: "POST", path: "/admin/merchant/pay/component/shop/img/upload", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:shop:img:upload"] },
  /**
   * The brands that WeChat has passed.
   *
   * Permission: merchant:pay:component:shop:brand:usable:list
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listUsableVideoBrands: { method: "GET", path: "/admin/merchant/pay/component/shop/brand/usable/list", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:shop:brand:usable:list"] },
  /**
   * One page of the brands, in whatever state WeChat has them.
   *
   * Permission: merchant:pay:component:shop:brand:list
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError
   */
  listVideoBrands: { method: "GET", path: "/admin/merchant/pay/component/shop/brand/list", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:shop:brand:list"] },
  /**
   * The delivery companies that WeChat knows.
   *
   * Permission: merchant:pay:component:delivery:company:get:list
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  listVideoDeliveryCompanies: { method: "GET", path: "/admin/merchant/pay/component/delivery/company/get/list", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:delivery:company:get:list"] },
  /**
   * How far the shop's application for the video channel is.
   *
   * [own] The references have no call for it.
   *
   * Permission: merchant:pay:component:shop:apply:info
   *
   * Refusals: UnauthorizedError, ForbiddenError
   */
  getVideoAccess: { method: "GET", path: "/admin/merchant/pay/component/shop/apply/info", effect: "read", domain: "video-channel", permission: ["merchant:pay:component:shop:apply:info"] },
  /**
   * Applies for the video channel, also again after a refusal.
   *
   * [own] The references have no call for it.
   *
   * Permission: merchant:pay:component:shop:apply
   *
   * Refusals: ValidationError, UnauthorizedError, ForbiddenError, ConflictError
   */
  applyVideoAccess: { method: "POST", path: "/admin/merchant/pay/component/shop/apply", effect: "write", domain: "video-channel", permission: ["merchant:pay:component:shop:apply"] },
  /**
   * All saved views of the calling account, by list, the oldest first.
   *
   * Refusals: UnauthorizedError
   */
  listViews: { method: "GET", path: "/admin/merchant/view/list", effect: "read", domain: "views" },
  /**
   * Saves how a list is shown now as a view of the calling account.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  saveView: { method: "POST", path: "/admin/merchant/view/save", effect: "write", domain: "views" },
  /**
   * Renames a saved view, or gives it what its list shows now; what is not said stays.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  editView: { method: "POST", path: "/admin/merchant/view/edit", effect: "write", domain: "views" },
  /**
   * Makes a view the one with which its list opens, in place of another one, or no longer.
   *
   * Refusals: ValidationError, UnauthorizedError, ConflictError
   */
  setDefaultView: { method: "POST", path: "/admin/merchant/view/default", effect: "write", domain: "views" },
  /**
   * Deletes a saved view.
   *
   * Refusals: ValidationError, UnauthorizedError, NotFoundError, ConflictError
   */
  deleteView: { method: "POST", path: "/admin/merchant/view/delete/{id}", effect: "write", domain: "views" },
} as const;
