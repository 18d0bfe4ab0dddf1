import type { PictureTools } from "@shopkeeper/hooks/live";
import { measurePicture, shrinkPicture } from "../pictures/shared";

/** How the console reads and measures the pictures of live rooms and goods. */
export const pictureTools: PictureTools = {
  measure: measurePicture,
  fit: (address, side) => shrinkPicture(address, Number.POSITIVE_INFINITY, side),
};
