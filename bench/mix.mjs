/** The calls of P10, as operation and input: twenty reads of lists and details, and a write for every nine of them. */
export function mixOf(coupons) {
  const page = (turn) => 1 + (turn % 5);
  const reads = [
    (turn) => ["listCoupons", { query: { page: page(turn) } }],
    () => ["listCoupons", { query: { category: 2 } }],
    () => ["listCoupons", { query: { name: "券" } }],
    () => ["listCoupons", { query: { status: true, limit: 40 } }],
    (turn) => ["getCoupon", { path: { id: coupons[turn % coupons.length] } }],
    (turn) => ["listCouponUsers", { query: { page: page(turn) } }],
    () => ["listCouponUsers", { query: { status: 1 } }],
    () => ["listSendableCoupons", { query: {} }],
    () => ["listUsableCoupons", {}],
    (turn) => ["listProducts", { query: { page: page(turn), limit: 10 } }],
    () => ["listProducts", { query: { type: 2, limit: 10 } }],
    (turn) => ["searchActivityProducts", { query: { page: page(turn), limit: 10 } }],
    () => ["listProductTabs", { query: {} }],
    (turn) => ["listUsers", { query: { page: page(turn) } }],
    () => ["listUsers", { query: { sex: 2 } }],
    () => ["getPlatformCategoryTree", {}],
    () => ["getProductCategoryTree", {}],
    () => ["getMenus", {}],
    () => ["getLoginInfo", {}],
    () => ["listAllBrands", {}],
  ];
  return (turn) => (turn % 10 === 9 ? ["toggleCoupon", { path: { id: coupons[0] } }] : reads[turn % reads.length](turn));
}
