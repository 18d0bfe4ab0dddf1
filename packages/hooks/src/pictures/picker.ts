export { type ChosenMessage, picturesIn } from "./chosen-message";
export { addressesIn, mostPictures, pictureList, type PickedPicture, type PictureValue } from "./picture-value";
export type { IsMore } from "./picture-choice";
