import { sizeText, textOf } from "@shopkeeper/hooks/texts";
import { type Attachment, pictureText } from "@shopkeeper/hooks/pictures";

/** The size of a picture, in pixels and bytes, as far as it is known. */
export function pictureFacts({ width, height, attSize }: Attachment): string {
  const size = sizeText(attSize);
  return width && height ? textOf(pictureText, "preview.details", { width, height, size }) : size;
}
