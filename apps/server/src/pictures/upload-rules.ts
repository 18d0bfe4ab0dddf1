import type { UploadLimits } from "../files/upload-limits";

/** The extensions in the specification and its refusal (section 5). */
const IMAGE_EXTENSIONS = ["gif", "jpeg", "jpg", "png", "bmp"];
const IMAGE_TYPES = ["image/gif", "image/jpeg", "image/png", "image/bmp"];
const VIDEO_EXTENSIONS = ["mp4"];
const VIDEO_TYPES = ["video/mp4"];

/** The files that each entry point accepts, as sent to clients. */
export const uploadRules = ({ imageBytes, videoBytes, pixels, frames }: UploadLimits) => ({
  image: { extensions: IMAGE_EXTENSIONS, types: IMAGE_TYPES, maxBytes: imageBytes, maxPixels: pixels, maxFrames: frames },
  video: { extensions: VIDEO_EXTENSIONS, types: VIDEO_TYPES, maxBytes: videoBytes, maxPixels: null, maxFrames: null },
  file: {
    extensions: [...IMAGE_EXTENSIONS, ...VIDEO_EXTENSIONS],
    types: [...IMAGE_TYPES, ...VIDEO_TYPES],
    maxBytes: Math.max(imageBytes, videoBytes),
    maxPixels: pixels,
    maxFrames: frames,
  },
});
