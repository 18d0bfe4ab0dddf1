import { OfferFormScreen } from "@shopkeeper/ui/seckill";
import { usePage } from "../../shell/page";
import { idParam } from "../../routing/id-param";

/** /marketing/seckill/creatSeckill/:activityId?, with the rejected product to resubmit as `product` */
export function Component() {
  const { params, search, close } = usePage();
  const [query] = search;
  const back = () => close("/marketing/seckill/list");
  return (
    <OfferFormScreen
      from="add"
      activityId={idParam(params.activityId)}
      refusedId={idParam(query.get("product"))}
      onDone={back}
      onBack={back}
    />
  );
}
