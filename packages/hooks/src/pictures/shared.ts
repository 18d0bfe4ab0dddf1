export { boxOf, shapedBox } from "./crop";
export { addressesIn, mostPictures, pictureList, type PictureValue } from "./picture-value";
