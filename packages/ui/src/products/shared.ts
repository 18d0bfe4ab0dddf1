export { MarketingProductPicker, type MarketingProductPickerProps } from "./pickers/marketing-product-picker";
export { ProductChooser } from "./pickers/product-chooser";
export { DeferredProductPicker } from "./pickers/deferred-product-picker";
