export { PictureIframeDialog, type PictureIframeDialogProps } from "./picture-iframe-dialog";
export { RichTextInput, type RichTextInputProps } from "./rich-text-input";
export { type PickedMedia, type RichTextMedia, RichTextMediaContext } from "./rich-text-media";
export { RichTextPaper, type RichTextPaperProps } from "./rich-text-paper";
export { useChosenPictures } from "./use-chosen-pictures";
