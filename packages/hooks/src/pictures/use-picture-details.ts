import { useState } from "react";
import { useCan } from "../shop";
import type { Attachment } from "./picture";
import { type PictureUses, usePictureUses } from "./use-picture-removal";

/** One picture with what is known of it and where in the shop it is used. */
export interface PictureDetails {
  picture: Attachment | undefined;
  uses: PictureUses;
  open: (attachment: Attachment) => void;
  close: () => void;
}

/** One picture with what is known of it and where in the shop it is used; one that leaves the page is closed. Undefined without the right. */
export function usePictureDetails(pictures: readonly Attachment[]): PictureDetails | undefined {
  const can = useCan();
  const [shown, setShown] = useState<number>();
  const picture = pictures.find(({ attId }) => attId === shown);
  const uses = usePictureUses(picture ? [picture] : []);
  if (!can("listAttachmentUses")) return undefined;
  return { picture, uses, open: ({ attId }: Attachment) => setShown(attId), close: () => setShown(undefined) };
}
