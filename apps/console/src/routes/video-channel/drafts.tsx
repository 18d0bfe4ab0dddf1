import { videoDrafts } from "@shopkeeper/hooks/video-channel";
import { VideoDraftListScreen } from "@shopkeeper/ui/video-channel";
import { usePage } from "../../shell/page";

export const preload = videoDrafts.preload;

/** /videoChannel/draftList */
export function Component() {
  const { search, open } = usePage();
  const to = (path: string) => open(`/videoChannel/creatVideoChannel${path}`);
  return <VideoDraftListScreen search={search} onCreate={() => to("")} onView={(id) => to(`/${id}/1`)} onEdit={(id) => to(`/${id}`)} />;
}
