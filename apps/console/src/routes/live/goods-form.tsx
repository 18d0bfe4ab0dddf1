import { LiveGoodsFormScreen } from "@shopkeeper/ui/live";
import { idParam } from "../../routing/id-param";
import { usePage } from "../../shell/page";

/** /marketing/broadcast/creatPro/:liveId? */
export function Component() {
  const { params, close } = usePage();
  const toList = () => close("/marketing/broadcast/product");
  return <LiveGoodsFormScreen id={idParam(params.liveId)} onBack={toList} onDone={toList} />;
}
