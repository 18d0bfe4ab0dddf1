export { categoryText, type CategoryTextKey } from "./messages";
export { type CategoryOrderTask, type CategoryRow, productCategories, useCategoryList } from "./use-category-list";
export { useCategoryOrder } from "./use-category-order";
