import { useState } from "react";
import type { Attachment } from "./picture";

/** The preview of a page's pictures, one at a time. */
export interface PicturePreview {
  picture: Attachment | undefined;
  place: number;
  count: number;
  open: (attachment: Attachment) => void;
  close: () => void;
  next: (() => void) | undefined;
  previous: (() => void) | undefined;
}

/** The preview of a page's pictures, one at a time; it closes when its picture leaves the page. */
export function usePicturePreview(pictures: readonly Attachment[]): PicturePreview {
  const [shown, setShown] = useState<number>();
  const at = pictures.findIndex(({ attId }) => attId === shown);
  const beside = (by: number) => pictures[at + by];
  const go = (by: number) => {
    const next = beside(by);
    if (at >= 0 && next) setShown(next.attId);
  };
  return {
    picture: pictures[at],
    place: at + 1,
    count: pictures.length,
    open: ({ attId }: Attachment) => setShown(attId),
    close: () => setShown(undefined),
    next: at >= 0 && beside(1) ? () => go(1) : undefined,
    previous: at > 0 ? () => go(-1) : undefined,
  };
}
