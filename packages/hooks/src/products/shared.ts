export { productText, type ProductTextKey } from "./pickers/messages";
export { activityProducts, choosableProducts, pickableProducts } from "./pickers/pickable-products";
export { type ProductPicker, type ProductPickerOptions, useProductPicker } from "./pickers/use-product-picker";
export { usePreloadProductPicker } from "./pickers/use-preload-product-picker";
export { productSearch } from "./list/product-search";
export { type FreightChoice, useFreightChoice } from "./form/use-freight-choice";
