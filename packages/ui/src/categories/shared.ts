export { CategoryCascader, type CategoryCascaderProps } from "./category-cascader";
export { DeferredCategoryDialog } from "./deferred-category-dialog";
