import { useState } from "react";
import { useCan } from "../shop";
import type { Attachment } from "./picture";
import { type PictureUses, usePictureUses } from "./use-picture-removal";

/** The details of one picture and its uses in the shop. */
export interface PictureDetails {
  picture: Attachment | undefined;
  uses: PictureUses;
  open: (attachment: Attachment) => void;
  close: () => void;
}

/** The details of one picture and its uses in the shop; they close when it leaves the page. Undefined without the permission. */
export function usePictureDetails(pictures: readonly Attachment[]): PictureDetails | undefined {
  const can = useCan();
  const [shown, setShown] = useState<number>();
  const picture = pictures.find(({ attId }) => attId === shown);
  const uses = usePictureUses(picture ? [picture] : []);
  if (!can("listAttachmentUses")) return undefined;
  return { picture, uses, open: ({ attId }: Attachment) => setShown(attId), close: () => setShown(undefined) };
}
