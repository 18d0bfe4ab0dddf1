export { countWords } from "./count-words";
export { dataPicture } from "./data-picture";
export { editorColours, editorFonts, editorLineHeights, editorSizes, mostPictures } from "./editor-choices";
export { findMatches, type Match } from "./find-matches";
export { linkAddress } from "./link-address";
export { type ListMarker, listMarker } from "./list-marker";
export { richTextText } from "./messages";
export {
  type FindPicture,
  type PictureUpload,
  type PictureUploads,
  pictureUploads,
  PictureUnreadable,
  type UploadOptions,
  type TakeWebPicture,
  type UploadPicture,
} from "./picture-uploads";
export { rtfPictures } from "./rtf-pictures";
export { emoji, specialSigns } from "./symbols";
