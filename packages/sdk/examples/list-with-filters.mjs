// Prints the second page of the shop's product coupons with the labels of their categories: node list-with-filters.mjs
import { CouponCategory, labelOf } from "@shopkeeper/sdk";
import { loggedIn } from "./shop.mjs";

const client = await loggedIn();
const { list, total, page } = await client.listCoupons({ query: { category: CouponCategory.product, status: true, page: 2, limit: 5 } });
console.log(`${total} coupons, page ${page}`);
for (const { id, name, category, money } of list) console.log(`${id}\t${name}\t${labelOf("CouponCategory", category, "zh-CN")}\t¥${money}`);
