export { categoryHistory } from "./category-history";
export { categoryText } from "./messages";
export { type CategoryFormOptions, useCategoryForm } from "./use-category-form";
export { type CategoryOwner, useCategoryTree } from "./use-category-tree";
