export { shopHistory } from "./shop-history";
export { storeText, type StoreTextKey } from "./messages";
export { settlementKinds, useSettlement } from "./use-settlement";
export { useShopBase } from "./use-shop-base";
export { type ShopInfoForm, useShopInfoForm } from "./use-shop-info-form";
