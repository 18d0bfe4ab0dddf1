export { ProductFormScreen, type ProductFormScreenProps } from "./form/product-form-screen";
export { ProductListScreen, type ProductListScreenProps } from "./list/product-list-screen";
export { type SkuMatrixHandle, SkuMatrixField, type SkuMatrixFieldProps } from "./matrix/sku-matrix-field";
