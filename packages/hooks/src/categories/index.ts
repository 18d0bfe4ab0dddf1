export { categoryParentProblem, categoryRuleMessages } from "@shopkeeper/sdk/rules/categories";
export { categoryText, type CategoryTextKey } from "./messages";
export { type CategoryList, type CategoryOrderTask, type CategoryRow, productCategories, useCategoryList } from "./use-category-list";
export { type CategoryOrder, useCategoryOrder } from "./use-category-order";
