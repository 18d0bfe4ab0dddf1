import { textOf } from "@shopkeeper/hooks/texts";
import { type Attachment, isVideo, pictureText, type PictureLibrary } from "@shopkeeper/hooks/pictures";
import type { RowAction } from "../core/row-action";
import { copyText } from "../core/to-clipboard";

/** The actions on one picture, for its menu and its row. */
export function pictureActions(picture: Attachment, library: () => PictureLibrary): readonly RowAction[] {
  const { naming, crop, details, removal } = library();
  const actions: (RowAction | false | undefined)[] = [
    { key: "preview", label: textOf(pictureText, "tile.preview"), onChoose: () => library().preview.open(picture) },
    details && { key: "details", label: textOf(pictureText, "details.open"), onChoose: () => library().details?.open(picture) },
    naming && { key: "rename", label: textOf(pictureText, "tile.rename"), onChoose: () => library().naming?.start(picture) },
    crop !== undefined &&
      !isVideo(picture) && { key: "crop", label: textOf(pictureText, "tile.crop"), onChoose: () => library().crop?.open(picture) },
    {
      key: "copy",
      label: textOf(pictureText, "tile.copyAddress"),
      onChoose: () => void copyText(picture.sattDir ? new URL(library().fileUrl(picture.sattDir), location.href).href : undefined),
    },
    removal && {
      key: "remove",
      label: textOf(pictureText, "tile.remove"),
      isDanger: true,
      onChoose: () => library().removal?.open(picture),
    },
  ];
  return actions.filter((action): action is RowAction => Boolean(action));
}
