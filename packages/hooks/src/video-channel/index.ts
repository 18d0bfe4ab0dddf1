export { videoAccessText, videoFormText, type VideoFormKey, videoListText, type VideoListKey } from "./messages";
export { accessProgress, accessSteps, type AccessStepState, useVideoAccess } from "./use-video-access";
export { useVideoBrands } from "./use-video-brands";
export { useVideoCategories } from "./use-video-categories";
export { useVideoDraftList, videoDrafts } from "./use-video-draft-list";
export { useVideoForm, type VideoFormOptions } from "./use-video-form";
export { useVideoProductList, videoProducts } from "./use-video-product-list";
export {
  addressesIn,
  specsOf,
  valuesOf,
  type VideoField,
  type VideoForm,
  videoFormLimits,
  type VideoSkuLine,
  type VideoStep,
} from "./video-form";
export { readVideoAddress } from "./video-address";
