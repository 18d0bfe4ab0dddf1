export { NoticeBell, type NoticeBellProps } from "./notice-bell";
export { NoticeListScreen, type NoticeListScreenProps } from "./notice-list-screen";
