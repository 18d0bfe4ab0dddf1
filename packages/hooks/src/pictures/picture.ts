import type { Schema } from "@shopkeeper/sdk";
import type { PickedPicture } from "../texts";
import type { Arrival } from "./upload-file";

/** A picture or a video of the library. */
export type Attachment = Schema<"Attachment">;

/** A picture as far as it is selected: it may have just arrived, and not be on the page. */
export type SelectedPicture = Pick<Attachment, "attId" | "name" | "sattDir" | "attSize">;

/** Whether it is a video. */
export const isVideo = ({ attType }: Pick<Attachment, "attType">) => attType?.startsWith("video/") === true;

/** A picture as it is handed back; one without an address is nothing to hand back. */
export const pickedOf = (pictures: readonly SelectedPicture[]): readonly PickedPicture[] =>
  pictures.flatMap(({ attId, sattDir, attSize, name }) =>
    sattDir ? [{ attId, sattDir, bytes: Number(attSize) || 0, ...(name && { name }) }] : [],
  );

/** A file that has arrived in the library, as a selection holds it. */
export const arrivedPicture = ({ attId, name, sattDir, bytes }: Arrival): SelectedPicture => ({
  attId,
  name,
  sattDir,
  attSize: String(bytes),
});

/** The ids of pictures as they travel. */
export const idsOf = (pictures: readonly Pick<Attachment, "attId">[]) => pictures.map(({ attId }) => attId).join(",");
