import { rooms } from "@shopkeeper/hooks/live";
import { RoomListScreen } from "@shopkeeper/ui/live";
import { usePage } from "../../shell/page";

export const preload = rooms.preload;

/** /marketing/broadcast/room */
export function Component() {
  const { search, open } = usePage();
  const to = (path: string) => open(`/marketing/broadcast/creatRoom${path}`);
  return <RoomListScreen search={search} onCreate={() => to("")} onView={(id) => to(`/${id}/detail`)} onEdit={(id) => to(`/${id}`)} />;
}
