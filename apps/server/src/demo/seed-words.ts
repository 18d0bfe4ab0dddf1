/** The demo's shops and their staff. */
export const demoShops = [
  {
    account: "admin",
    name: "山月茶家",
    realName: "林知夏",
    isSelf: true,
    productSwitch: true,
    logoWide: "demo/logo-wide-1.svg",
    logoSquare: "demo/logo-square-1.svg",
    staff: [{ account: "clerk", realName: "周小满", roleName: "客服" }],
  },
  {
    account: "admin2",
    name: "青禾衣橱",
    realName: "沈清和",
    isSelf: false,
    productSwitch: false,
    logoWide: "demo/logo-wide-2.svg",
    logoSquare: "demo/logo-square-2.svg",
    staff: [],
  },
] as const;

/** The footer of the demo's pages. */
export const demoCompany = "山月信息科技有限公司";

/** The permissions of the clerk: read only. */
export const clerkPermissions = [
  "merchant:statistics:home:index",
  "merchant:product:page:list",
  "merchant:product:tabs:headers",
  "merchant:coupon:page:list",
  "merchant:coupon:info",
  "merchant:coupon:user:page:list",
] as const;
