import { readVideoAddress } from "@shopkeeper/hooks/video-channel";
import { VideoFormScreen } from "@shopkeeper/ui/video-channel";
import { usePage } from "../../shell/page";

/** /videoChannel/creatVideoChannel/:id?/:isDisabled? */
export function Component() {
  const { params, close } = usePage();
  const toList = () => close("/videoChannel/draftList");
  return <VideoFormScreen {...readVideoAddress(params)} onDone={toList} onBack={toList} />;
}
