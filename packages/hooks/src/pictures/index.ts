export { pictureCategoryNameProblem, pictureCategoryParentProblem, pictureRuleMessages } from "@shopkeeper/sdk/rules/pictures";
export { type CategoryTask, type PictureCategories, usePictureCategories } from "./use-picture-categories";
export { type PictureCategory, rootId } from "./category-tree";
export {
  type Crop,
  type CropBox,
  type CropEvent,
  type CroppedPicture,
  type CropShape,
  type CropSource,
  downloadName,
  isPhoto,
  resultSize,
  squareBox,
  zoomRange,
} from "./crop";
export { boxWithin, largestBox, pictureOn, pixelsUnder, placeOf, type Rect, turned, visible } from "./crop-view";
export { type PicturePhrase, pictureText, type PictureTextKey } from "./messages";
export { type Attachment, isVideo, type SelectedPicture } from "./picture";
export { LibraryKind, pictureOrderNames } from "./picture-query";
export { preloadPictures } from "./preload-pictures";
export { reasonText } from "./upload-file";
export { type PictureCategoryFormState, useCategoryForm } from "./use-category-form";
export { type Cropping, useCrop } from "./use-crop";
export { type FileUpload, type FileUploadOptions, useFileUpload } from "./use-file-upload";
export { type ImagePicker, type ImagePickerOptions, useImagePicker } from "./use-image-picker";
export { type PictureLibrary, usePictureLibrary } from "./use-picture-library";
export type { Uploads } from "./use-uploads";
export { pickerModel } from "./upload-model";
