import { lazyDialog } from "../../core/lazy-dialog";

/** The picker of a shop's products, loaded when it is opened, or preloaded. */
export const DeferredProductPicker = lazyDialog(
  () => import("./product-picker").then((file) => file.ProductPicker),
  ({ onClose }) => onClose(),
);
