export { BrandSelect, type BrandSelectProps } from "./pickers/brand-select";
export { FreightTemplateSelect, type FreightTemplateSelectProps } from "./pickers/freight-template-select";
export { ProductSelect } from "./pickers/product-select";
export { ProductChooser } from "./pickers/product-chooser";
export { DeferredProductPicker } from "./pickers/deferred-product-picker";
export { DeferredMarketingPicker } from "./pickers/deferred-marketing-picker";
