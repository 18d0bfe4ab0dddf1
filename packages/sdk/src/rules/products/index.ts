export { combinationText } from "./combination-text";
export { type ProductRows, rowsByProduct, sheetCellOf } from "./import-rows";
export { changedPrice, isPriceInRange, type PriceChange, type PriceDoubt, priceDoubt, priceMaxCents } from "./price-change";
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
export { productRuleMessages, refusedRowTexts } from "./messages";
export { productRuleLimits } from "./product-limits";
export { brokerageProblem, type ProductProblem, sliderProblem, stockProblem, templateProblem, vipPriceProblem } from "./product-problems";
