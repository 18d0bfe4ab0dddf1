export { shippingText, type ShippingTextKey } from "./messages";
export { regionCalled, regionNames } from "./region-names";
export { useRegionChoice } from "./use-region-choice";
export { useRegions } from "./use-regions";
export { useShopCompanies } from "./use-shop-companies";
