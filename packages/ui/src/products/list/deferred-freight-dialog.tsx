import { lazyDialog } from "../../core/lazy-dialog";

/** 设置运费, loaded when it is opened. */
export const DeferredFreightDialog = lazyDialog(
  () => import("./product-freight-dialog").then((file) => file.ProductFreightDialog),
  ({ onClose }) => onClose(),
);
