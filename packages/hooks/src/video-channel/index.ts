export { videoDraftProblems, videoRuleMessages } from "@shopkeeper/sdk/rules/video-channel";
export { videoAccessText, videoFormText, type VideoFormKey, videoListText, type VideoListKey } from "./messages";
export { accessProgress, accessSteps, type AccessStepState, useVideoAccess, type VideoAccess } from "./use-video-access";
export { useVideoBrands, type VideoBrands } from "./use-video-brands";
export { useVideoCategories, type VideoCategories } from "./use-video-categories";
export { useVideoDraftList, type VideoDraftList, videoDrafts } from "./use-video-draft-list";
export { useVideoForm, type VideoFormOptions, type VideoFormState } from "./use-video-form";
export { useVideoProductList, type VideoProductList, videoProducts } from "./use-video-product-list";
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
