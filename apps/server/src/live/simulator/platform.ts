import { LiveStatus } from "@shopkeeper/sdk/contract";
import { changeShop } from "../../tenancy/change-shop";
import type { Shop } from "../../tenancy/shop";
import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";

const verdicts = ["pass", "refuse", "start", "end"] as const;
const boast = /最|第一|国家级/;
const refusal = "名称含有极限用语，请修改后重新提交";

/**
 * The fake reviewers of the platform: they review pending goods and rooms, and refuse boastful names.
 *
 * With the verdict start or end, the hosts of planned or open rooms do that at once instead. Each change is a transaction of its own.
 */
export async function reviewLive({ database, shops }: SimulatedPlace, { until, verdict }: SimulationOrder) {
  if (verdict !== undefined && !verdicts.some((known) => known === verdict)) throw new Error(`verdict is ${verdicts.join(", ")}.`);
  const count = { passed: 0, refused: 0, started: 0, ended: 0 };
  const judge = (name: string) => ((verdict === undefined ? boast.test(name) : verdict === "refuse") ? refusal : undefined);
  for (const open of shops) {
    const take = (step: (shop: Shop) => Promise<boolean>) => changeShop(database, open, step);
    const { goods, rooms } = open(database.db).live;
    if (verdict === "start") {
      for (const { id } of await rooms.inState(LiveStatus.notStarted))
        count.started += Number(await take((shop) => shop.live.rooms.begin(id)));
    } else if (verdict === "end") {
      for (const { id } of await rooms.inState(LiveStatus.live)) count.ended += Number(await take((shop) => shop.live.rooms.end(id)));
    } else {
      for (const row of await goods.awaitingPlatform(until)) {
        const why = judge(row.name);
        if (await take((shop) => shop.live.goods.review(row, why))) count[why ? "refused" : "passed"] += 1;
      }
      for (const row of await rooms.awaitingPlatform(until)) {
        const why = judge(row.roomName);
        if (await take((shop) => shop.live.rooms.review(row, why))) count[why ? "refused" : "passed"] += 1;
      }
    }
  }
  return count;
}
