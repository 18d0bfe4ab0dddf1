export { CategoryCascader, type CategoryCascaderProps } from "./category-cascader";
export { useCategoryAdding } from "./use-category-adding";
