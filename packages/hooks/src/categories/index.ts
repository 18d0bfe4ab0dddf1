export type { CategoryRow } from "./category-rows";
export { categoryText, type CategoryTextKey } from "./messages";
export { productCategories, useCategoryList } from "./use-category-list";
export { type CategoryOrderTask, useCategoryOrder } from "./use-category-order";
