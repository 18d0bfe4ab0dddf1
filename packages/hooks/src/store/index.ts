export { shopInfoProblems, storeRuleMessages } from "@shopkeeper/sdk/rules/store";
export { shopHistory } from "./shop-history";
export { storeText, type StoreTextKey } from "./messages";
export { settlementKinds, type ShopSettlement, useSettlement } from "./use-settlement";
export { type ShopBase, useShopBase } from "./use-shop-base";
export { type ShopInfoForm, type ShopInfoFormState, useShopInfoForm } from "./use-shop-info-form";
