import { lazyDialog } from "../../core/lazy-dialog";

/** The picker of products for an activity, loaded when it is opened, or when it is about to be. */
export const DeferredMarketingPicker = lazyDialog(
  () => import("./marketing-product-picker").then((file) => file.MarketingProductPicker),
  ({ onClose }) => onClose(),
);
