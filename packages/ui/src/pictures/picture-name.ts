import { textOf } from "@shopkeeper/hooks/texts";
import { type Attachment, pictureText } from "@shopkeeper/hooks/pictures";

/** What a picture is called; one without a name is called that. */
export const pictureName = ({ name }: Pick<Attachment, "name">) => name || textOf(pictureText, "tile.unnamed");
