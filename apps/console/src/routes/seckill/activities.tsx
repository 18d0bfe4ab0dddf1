import { activities } from "@shopkeeper/hooks/seckill";
import { ActivityListScreen } from "@shopkeeper/ui/seckill";
import { usePage } from "../../shell/page";

export const preload = activities.preload;

/** /marketing/seckill/seckillActivity */
export function Component() {
  const { search, open } = usePage();
  return <ActivityListScreen search={search} onJoin={({ id }) => open(`/marketing/seckill/creatActivity/${id}`)} />;
}
