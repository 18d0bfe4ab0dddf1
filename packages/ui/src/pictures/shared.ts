export { DeferredUploadDialog } from "./deferred-upload-dialog";
export { chooseFiles } from "./choose-files";
export { FileUploadButton, type FileUploadButtonProps } from "./file-upload-button";
export { ImagePicker, type ImagePickerProps } from "./image-picker";
export { UploadDialog, type UploadDialogProps } from "./upload-dialog";
export { pictureParts } from "./picture-parts";
export { RichTextLibrary } from "./rich-text-library";
export { measurePicture } from "./measure-picture";
export { shrinkPicture } from "./shrink-picture";
