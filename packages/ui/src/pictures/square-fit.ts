import { textOf } from "@shopkeeper/hooks/texts";
import { pictureText, squareBox } from "@shopkeeper/hooks/pictures";
import type { PictureFit } from "./fit-hint";

/** A square is best; a difference of one pixel is ignored. */
export const squareFit = (): PictureFit => ({
  box: squareBox,
  problemOf: ({ width, height }) => (Math.abs(width - height) <= 1 ? undefined : textOf(pictureText, "square.hint", { width, height })),
  action: textOf(pictureText, "square.crop"),
});
