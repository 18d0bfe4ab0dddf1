export { productText, type ProductTextKey } from "./pickers/messages";
export { activityProducts, choosableProducts, pickableProducts } from "./pickers/pickable-products";
export { type ProductPickerOptions, useProductPicker } from "./pickers/use-product-picker";
export { useProductPickerAhead } from "./pickers/use-product-picker-ahead";
export { productSearch } from "./list/product-search";
export { useFreightChoice } from "./form/use-freight-choice";
