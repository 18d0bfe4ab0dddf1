import { catalogue } from "../../texts";

/** Texts of the upload of a product's video. */
export const productVideoText = catalogue("productVideo", {
  upload: { zh: "上传视频", en: "Upload a video" },
  remove: { zh: "删除视频", en: "Remove the video" },
  preview: { zh: "主图视频预览", en: "Preview of the video" },
  running: { zh: "正在上传 {{percent}}%", en: "Uploading, {{percent}} %" },
  cancel: { zh: "取消上传", en: "Cancel the upload" },
  done: { zh: "上传成功", en: "Uploaded" },
  wrongType: { zh: "上传视频只能是 mp4 格式!", en: "Only mp4 videos can be uploaded." },
  tooLarge: { zh: "上传视频不能超过 20MB!", en: "A video has at most 20 MB." },
});
