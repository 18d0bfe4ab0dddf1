import { liveGoods } from "@shopkeeper/hooks/live";
import { LiveGoodsListScreen } from "@shopkeeper/ui/live";
import { usePage } from "../../shell/page";

export const preload = liveGoods.preload;

/** /marketing/broadcast/product */
export function Component() {
  const { search, open } = usePage();
  const to = (id: number) => open(`/marketing/broadcast/creatPro/${id}`);
  return <LiveGoodsListScreen search={search} onCreate={() => to(0)} onEdit={to} />;
}
