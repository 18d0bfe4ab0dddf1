import { textOf } from "@shopkeeper/hooks/texts";
import { type Attachment, pictureText } from "@shopkeeper/hooks/pictures";

/** The name of a picture, with a placeholder for one without a name. */
export const pictureName = ({ name }: Pick<Attachment, "name">) => name || textOf(pictureText, "tile.unnamed");
