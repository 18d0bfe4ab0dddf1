import { VideoFormScreen } from "@shopkeeper/ui/video-channel";
import { usePage } from "../../shell/page";

/** /videoChannel/creatVideoChannel/:id?/:isDisabled? */
export function Component() {
  const { params, close } = usePage();
  const { id, isDisabled } = params;
  const mode = id === undefined ? "add" : isDisabled === "1" ? "view" : "edit";
  const toList = () => close("/videoChannel/draftList");
  return <VideoFormScreen id={id === undefined ? undefined : Number(id)} mode={mode} onDone={toList} onBack={toList} />;
}
