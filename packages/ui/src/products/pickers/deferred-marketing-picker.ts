import { lazyDialog } from "../../core/lazy-dialog";

/** The picker of products for an activity, loaded when it is opened, or preloaded. */
export const DeferredMarketingPicker = lazyDialog(
  () => import("./marketing-product-picker").then((file) => file.MarketingProductPicker),
  ({ onClose }) => onClose(),
);
