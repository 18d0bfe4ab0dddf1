export { noticeText, type NoticeTextKey } from "./messages";
export { noticeSentence } from "./notice-sentence";
export { useLatestNotices } from "./use-latest-notices";
export { useNoticeKinds } from "./use-notice-kinds";
export { noticeList, useNoticeList } from "./use-notice-list";
