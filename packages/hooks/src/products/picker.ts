export { productText, type ProductTextKey } from "./messages";
export { type MarketingProductPickerOptions, useMarketingProductPicker } from "./use-marketing-product-picker";
export type { ProductPickerOptions } from "./use-picked-products";
export { useProductChooser } from "./use-product-chooser";
export { useProductPicker } from "./use-product-picker";
export { useProductPickerAhead } from "./use-product-picker-ahead";
