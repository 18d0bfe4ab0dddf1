import { lazy } from "react";

/** 上传图片, loaded when it is opened. */
export const DeferredUploadDialog = lazy(() => import("./upload-dialog").then((file) => ({ default: file.UploadDialog })));
