import { categoryStore } from "../categories/store";
import { couponStore } from "../coupons/store";
import { trafficStore } from "../dashboard/store";
import { guaranteeStore } from "../guarantees/store";
import { orderStore } from "../orders/store";
import { productStore } from "../products/store";
import { userStore } from "../users/store";
import { adminStore } from "../session/admin-store";
import { merchantStore } from "../session/merchant-store";
import type { Scope } from "./scope";

/** The stores of one merchant; there is no other way to its rows. */
export const openShop = (scope: Scope) => ({
  merchant: merchantStore(scope),
  admins: adminStore(scope),
  coupons: couponStore(scope),
  products: productStore(scope),
  categories: categoryStore(scope),
  guarantees: guaranteeStore(scope),
  users: userStore(scope),
  orders: orderStore(scope),
  traffic: trafficStore(scope),
});

/** What `openShop` gives. */
export type Shop = ReturnType<typeof openShop>;
