export { addressesIn, mostPictures, pictureList, type PictureValue } from "./picture-value";
export type { IsMore } from "./picture-choice";
