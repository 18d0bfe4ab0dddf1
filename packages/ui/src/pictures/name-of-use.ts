import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { pictureText } from "@shopkeeper/hooks/pictures";
import { labelOf, type Schema } from "@shopkeeper/sdk";

/** The name of a use of a picture: its kind, and the name of the row or else its number. */
export const nameOfUse = ({ kind, id, name }: Schema<"AttachmentUse">) =>
  textOf(pictureText, "remove.use", { kind: labelOf("AttachmentUseKind", kind, currentLanguage()), name: name || id });
