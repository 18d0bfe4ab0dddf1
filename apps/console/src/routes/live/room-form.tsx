import { RoomFormScreen } from "@shopkeeper/ui/live";
import { usePage } from "../../shell/page";

/** /marketing/broadcast/creatRoom/:roomId?/:type? */
export function Component() {
  const { params, close } = usePage();
  const id = Number(params.roomId ?? 0);
  const mode = params.type !== undefined ? "view" : id === 0 ? "add" : "edit";
  const toList = () => close("/marketing/broadcast/room");
  return <RoomFormScreen mode={mode} id={id === 0 ? undefined : id} onBack={toList} onDone={toList} />;
}
