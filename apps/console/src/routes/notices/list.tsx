import { noticeList } from "@shopkeeper/hooks/notices";
import { NoticeListScreen } from "@shopkeeper/ui/notices";
import { usePage } from "../../shell/page";

export const preload = noticeList.preload;

/** /maintain/notices */
export function Component() {
  const { search, open } = usePage();
  return <NoticeListScreen search={search} onOpen={open} />;
}
