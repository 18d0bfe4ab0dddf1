export { addressesIn, mostPictures, pictureList, type PictureValue } from "./picture-value";
