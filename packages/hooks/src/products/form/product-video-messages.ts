import { catalogue } from "../../core";

/** What is said while a product's video is uploaded. */
export const productVideoText = catalogue("productVideo", {
  zh: {
    upload: "上传视频",
    remove: "删除视频",
    preview: "主图视频预览",
    running: "正在上传 {{percent}}%",
    cancel: "取消上传",
    done: "上传成功",
    wrongType: "上传视频只能是 mp4 格式!",
    tooLarge: "上传视频不能超过 20MB!",
  },
  en: {
    upload: "Upload a video",
    remove: "Remove the video",
    preview: "Preview of the video",
    running: "Uploading, {{percent}} %",
    cancel: "Cancel the upload",
    done: "Uploaded",
    wrongType: "Only mp4 videos can be uploaded.",
    tooLarge: "A video has at most 20 MB.",
  },
});
