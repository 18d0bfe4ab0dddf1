import type { Schema } from "@shopkeeper/sdk";
import { type Read, useRead } from "../core";
import { type NoticeLinks, type NoticeOpening, useNoticeOpening } from "./use-notice-opening";
import { useNoticeReading } from "./use-notice-reading";

const SHOWN = 10;

/** The newest notices. */
export interface LatestNotices extends Omit<Read<"listNotices">, "data"> {
  rows: Schema<"Notice">[];
  opening: NoticeOpening;
  isReading: boolean;
  readAll: (() => void) | undefined;
}

/** The newest notices, for the panel of the bell. */
export function useLatestNotices(links: NoticeLinks): LatestNotices {
  const { data, ...read } = useRead("listNotices", { query: { page: 1, limit: SHOWN } });
  const reading = useNoticeReading();
  const rows = data?.list ?? [];
  const [newest] = rows;
  return {
    ...read,
    rows,
    opening: useNoticeOpening(links),
    isReading: reading.isRunning,
    readAll: newest && (() => void reading.run({ until: newest.id })),
  };
}
