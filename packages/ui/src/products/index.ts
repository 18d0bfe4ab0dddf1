export { ProductFormScreen, type ProductFormScreenProps } from "./product-form-screen";
export { ProductListScreen, type ProductListScreenProps } from "./product-list-screen";
export { type SkuMatrixHandle, SkuMatrixField, type SkuMatrixFieldProps } from "./sku-matrix-field";
