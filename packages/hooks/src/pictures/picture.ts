import type { Schema } from "@shopkeeper/sdk";
import type { PickedPicture } from "../texts";
import type { Arrival } from "./upload-file";

/** A picture or a video of the library. */
export type Attachment = Schema<"Attachment">;

/** A selected picture; it may be newly uploaded and not on the page. */
export type SelectedPicture = Pick<Attachment, "attId" | "name" | "sattDir" | "attSize">;

/** Whether the attachment is a video. */
export const isVideo = ({ attType }: Pick<Attachment, "attType">) => attType?.startsWith("video/") === true;

/** The pictures in the result format; a picture without an address is left out. */
export const pickedOf = (pictures: readonly SelectedPicture[]): readonly PickedPicture[] =>
  pictures.flatMap(({ attId, sattDir, attSize, name }) =>
    sattDir ? [{ attId, sattDir, bytes: Number(attSize) || 0, ...(name && { name }) }] : [],
  );

/** A newly uploaded file in the format of a selection. */
export const arrivedPicture = ({ attId, name, sattDir, bytes }: Arrival): SelectedPicture => ({
  attId,
  name,
  sattDir,
  attSize: String(bytes),
});

/** The ids of pictures in wire format. */
export const idsOf = (pictures: readonly Pick<Attachment, "attId">[]) => pictures.map(({ attId }) => attId).join(",");
