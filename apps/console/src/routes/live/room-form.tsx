import { RoomFormScreen } from "@shopkeeper/ui/live";
import { idParam } from "../../routing/id-param";
import { usePage } from "../../shell/page";

/** /marketing/broadcast/creatRoom/:roomId?/:type? */
export function Component() {
  const { params, close } = usePage();
  const id = idParam(params.roomId);
  const mode = id === undefined ? "add" : params.type !== undefined ? "view" : "edit";
  const toList = () => close("/marketing/broadcast/room");
  return <RoomFormScreen mode={mode} id={id} onBack={toList} onDone={toList} />;
}
