import type { Schema } from "@shopkeeper/sdk";
import type { PickedPicture } from "../core";

/** A picture or a video of the library. */
export type Attachment = Schema<"Attachment">;

/** Whether it is a video. */
export const isVideo = ({ attType }: Pick<Attachment, "attType">) => attType?.startsWith("video/") === true;

/** A picture as it is handed back; one without an address is nothing to hand back. */
export const pickedOf = (pictures: readonly Attachment[]): readonly PickedPicture[] =>
  pictures.flatMap(({ attId, sattDir, attSize }) => (sattDir ? [{ attId, sattDir, bytes: Number(attSize) || 0 }] : []));

/** The ids of pictures as they travel. */
export const idsOf = (pictures: readonly Pick<Attachment, "attId">[]) => pictures.map(({ attId }) => attId).join(",");
