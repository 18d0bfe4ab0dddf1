export { BrandSelect, type BrandSelectProps } from "./pickers/brand-select";
export { FreightTemplateSelect, type FreightTemplateSelectProps } from "./pickers/freight-template-select";
export { MarketingProductPicker, type MarketingProductPickerProps } from "./pickers/marketing-product-picker";
export { ProductChooser } from "./pickers/product-chooser";
export { DeferredProductPicker } from "./pickers/deferred-product-picker";
