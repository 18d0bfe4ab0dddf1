export { type CategoryOwner, useCategoryTree } from "./use-category-tree";
