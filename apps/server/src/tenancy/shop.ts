import type { Files } from "../ports/files";
import type { PictureUses } from "./picture-uses";

/** The stores of one merchant; its rows are only accessible through them. Each domain declares its own in its `domain.ts`. */
export interface Shop {
  files: Files;
  pictureUses: PictureUses;
}
