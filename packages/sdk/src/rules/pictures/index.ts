export { pictureCategoryLimits, pictureCategoryNameProblem, pictureCategoryParentProblem } from "./category-problems";
export { pictureRuleMessages } from "./messages";
