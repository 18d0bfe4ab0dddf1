export { combinationText } from "./combination-text";
export { type ProductRows, rowsByProduct, sheetCellOf } from "./import-rows";
export {
  editRefusal,
  type ProductAction,
  type ProductState,
  type SaveWishes,
  type ShelfConditions,
  stateAfterSave,
  type Transition,
  transitionOf,
} from "./product-state";
export { productRuleMessages } from "./messages";
export { productRuleLimits } from "./product-limits";
export { brokerageProblem, type ProductProblem, sliderProblem, stockProblem, templateProblem, vipPriceProblem } from "./product-problems";
