import { lazyPart } from "../core/lazy-part";

/** 上传图片, loaded when it is opened. */
export const DeferredUploadDialog = lazyPart(() => import("./upload-dialog").then((file) => file.UploadDialog));
