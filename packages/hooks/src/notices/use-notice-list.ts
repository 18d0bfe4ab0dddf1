import { listQueries } from "@shopkeeper/sdk";
import { listOf, type SearchParamsState, useList } from "../core";
import { type NoticeLinks, useNoticeOpening } from "./use-notice-opening";
import { useNoticeReading } from "./use-notice-reading";

export const noticeList = listOf(listQueries.listNotices);

/** The notices of the account by kind and state: opening what one is about, and reading all. */
export function useNoticeList(search: SearchParamsState, links: NoticeLinks) {
  const list = useList(noticeList, search);
  const reading = useNoticeReading();
  const [newest] = list.rows;
  const { kind } = list.query;
  return {
    ...list,
    opening: useNoticeOpening(links),
    isReading: reading.isRunning,
    /** Reads what the filter shows on all pages; undefined where nothing of it is shown as unread. */
    readAll:
      newest && list.query.page === 1 && list.rows.some(({ isRead }) => !isRead)
        ? () => void reading.run({ until: newest.id, ...(kind && { kind }) })
        : undefined,
  };
}
