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
