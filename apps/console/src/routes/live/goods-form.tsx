import { LiveGoodsFormScreen } from "@shopkeeper/ui/live";
import { usePage } from "../../shell/page";

/** /marketing/broadcast/creatPro/:liveId? */
export function Component() {
  const { params, close } = usePage();
  const id = Number(params.liveId ?? 0);
  const toList = () => close("/marketing/broadcast/product");
  return <LiveGoodsFormScreen id={id === 0 ? undefined : id} onBack={toList} onDone={toList} />;
}
