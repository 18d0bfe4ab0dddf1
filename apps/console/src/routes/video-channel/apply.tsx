import { VideoAccessScreen } from "@shopkeeper/ui/video-channel";
import { usePage } from "../../shell/page";

/** /videoChannel/apply */
export function Component() {
  const { open } = usePage();
  return <VideoAccessScreen onOpenDrafts={() => open("/videoChannel/draftList")} />;
}
