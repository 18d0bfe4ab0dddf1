export { noticeText, type NoticeTextKey } from "./messages";
export { noticeSentence } from "./notice-sentence";
export { type LatestNotices, useLatestNotices } from "./use-latest-notices";
export { type NoticeKinds, useNoticeKinds } from "./use-notice-kinds";
export { noticeList, type NoticeList, useNoticeList } from "./use-notice-list";
