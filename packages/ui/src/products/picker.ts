export { MarketingProductPicker, type MarketingProductPickerProps } from "./marketing-product-picker";
export { ProductChooser } from "./product-chooser";
export { ProductPicker, type ProductPickerProps } from "./product-picker";
