export { shippingText, type ShippingTextKey } from "./messages";
export { regionCalled, regionNames } from "./region-names";
export { type RegionChoice, useRegionChoice } from "./use-region-choice";
export { useRegions } from "./use-regions";
export { type ShopCompanies, useShopCompanies } from "./use-shop-companies";
