import { OfferFormScreen } from "@shopkeeper/ui/seckill";
import { usePage } from "../../shell/page";
import { idParam } from "../../routing/id-param";

/** /marketing/seckill/creatActivity/:activityId? */
export function Component() {
  const { params, close } = usePage();
  const back = () => close("/marketing/seckill/seckillActivity");
  return <OfferFormScreen from="join" activityId={idParam(params.activityId)} onDone={back} onBack={back} />;
}
