export { categoryHistory } from "./category-history";
export { categoryText } from "./messages";
export { type CategoryFormOptions, type CategoryFormState, useCategoryForm } from "./use-category-form";
export { type CategoryOwner, type CategoryTree, useCategoryTree } from "./use-category-tree";
