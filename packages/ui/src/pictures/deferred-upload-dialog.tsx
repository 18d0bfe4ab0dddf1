import { lazyDialog } from "../core/lazy-dialog";

/** 上传图片, loaded when it is opened. */
export const DeferredUploadDialog = lazyDialog(
  () => import("./upload-dialog").then((file) => file.UploadDialog),
  ({ onClose }) => onClose(),
);
