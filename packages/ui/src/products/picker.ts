export { MarketingProductPicker, type MarketingProductPickerProps } from "./marketing-product-picker";
export { ProductChooser } from "./product-chooser";
export { DeferredProductPicker } from "./deferred-product-picker";
