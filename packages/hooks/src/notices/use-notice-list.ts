import { listQueries, type Schema } from "@shopkeeper/sdk";
import { type List, listOf, type SearchParamsState, useList } from "../list";
import { type NoticeLinks, type NoticeOpening, useNoticeOpening } from "./use-notice-opening";
import { useNoticeReading } from "./use-notice-reading";

export const noticeList = listOf(listQueries.listNotices);

type NoticeListQuery = ReturnType<typeof noticeList.read>;

/** The notices of the account by kind and state. */
export interface NoticeList extends List<Schema<"Notice">, NoticeListQuery> {
  opening: NoticeOpening;
  isReading: boolean;
  /** Marks all notices of the filter as read, on all pages; undefined if no unread notice is shown. */
  readAll: (() => void) | undefined;
}

/** The notices of the account by kind and state: opening the subject of a notice, and marking all as read. */
export function useNoticeList(search: SearchParamsState, links: NoticeLinks): NoticeList {
  const list = useList(noticeList, search);
  const reading = useNoticeReading();
  const [newest] = list.page.rows;
  const { kind } = list.filters.query;
  return {
    ...list,
    opening: useNoticeOpening(links),
    isReading: reading.isRunning,
    readAll:
      newest && list.filters.query.page === 1 && list.page.rows.some(({ isRead }) => !isRead)
        ? () => void reading.run({ until: newest.id, ...(kind && { kind }) })
        : undefined,
  };
}
