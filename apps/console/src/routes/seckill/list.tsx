import { seckillProducts } from "@shopkeeper/hooks/seckill";
import { SeckillListScreen } from "@shopkeeper/ui/seckill";
import { usePage } from "../../shell/page";

export const preload = seckillProducts.preload;

/** /marketing/seckill/list */
export function Component() {
  const { search, open } = usePage();
  const to = (path: string) => open(`/marketing/seckill/creatSeckill${path}`);
  return <SeckillListScreen search={search} onAdd={() => to("")} onResubmit={({ activityId, id }) => to(`/${activityId}?product=${id}`)} />;
}
