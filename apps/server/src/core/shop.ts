import { categoryStore } from "../categories/store";
import { couponStore } from "../coupons/store";
import { trafficStore } from "../dashboard/store";
import { exportStore } from "../exports/store";
import { guaranteeStore } from "../guarantees/store";
import { orderStore } from "../orders/store";
import { pictureCategoryStore } from "../pictures/category-store";
import { attachmentStore } from "../pictures/store";
import { productStore } from "../products/store";
import { reviewStore } from "../reviews/store";
import { shippingTemplateStore } from "../shipping/store";
import { specRuleStore } from "../specs/store";
import { userStore } from "../users/store";
import { adminStore } from "../session/admin-store";
import { merchantStore } from "../session/merchant-store";
import { pictureUses } from "./picture-uses";
import type { Scope } from "./scope";

/** The stores of one merchant; there is no other way to its rows. */
export const openShop = (scope: Scope) => ({
  merchant: merchantStore(scope),
  admins: adminStore(scope),
  coupons: couponStore(scope),
  products: productStore(scope),
  categories: categoryStore(scope),
  guarantees: guaranteeStore(scope),
  reviews: reviewStore(scope),
  specRules: specRuleStore(scope),
  shippingTemplates: shippingTemplateStore(scope),
  users: userStore(scope),
  orders: orderStore(scope),
  traffic: trafficStore(scope),
  pictures: attachmentStore(scope),
  pictureCategories: pictureCategoryStore(scope),
  pictureUses: pictureUses(scope),
  exports: exportStore(scope),
  files: scope.files,
});

/** What `openShop` gives. */
export type Shop = ReturnType<typeof openShop>;
