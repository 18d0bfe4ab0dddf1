import { lazyDialog } from "../core/lazy-dialog";

/** The form of a shop's category, loaded when it is opened. */
export const DeferredCategoryDialog = lazyDialog(
  () => import("./category-dialog").then((file) => file.CategoryDialog),
  ({ onCancel }) => onCancel(),
);
