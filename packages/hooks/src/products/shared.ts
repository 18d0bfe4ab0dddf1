export { productText, type ProductTextKey } from "./pickers/messages";
export { type MarketingProductPickerOptions, useMarketingProductPicker } from "./pickers/use-marketing-product-picker";
export type { ProductPickerOptions } from "./pickers/use-picked-products";
export { useProductChooser } from "./pickers/use-product-chooser";
export { useProductPicker } from "./pickers/use-product-picker";
export { useProductPickerAhead } from "./pickers/use-product-picker-ahead";
export { productSearch } from "./list/product-search";
