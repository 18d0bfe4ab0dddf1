import { VideoAccessStatus } from "@shopkeeper/sdk/contract";
import { accessAfter, draftAfter, type VideoAccessAction, type VideoDraftAction } from "@shopkeeper/sdk/rules/video-channel";
import { changeShop } from "../../tenancy/change-shop";
import type { Shop } from "../../tenancy/shop";
import type { SimulatedPlace, SimulationOrder } from "../../demo/kit/simulation";

const boasts = ["第一", "最好", "最佳", "最低", "顶级", "国家级"];
const sameAgain = "与平台规范不符，请修改后再提交";
const accessRefusal = "联系人姓名不完整，请填写营业执照上的真实姓名";

/**
 * Simulates the platform for the demo: it reviews submissions to the video channel, and applications for it.
 *
 * Approved products go to WeChat. Each decision is a transaction of its own and applies only while its subject still waits.
 */
export async function reviewChannel({ database, shops }: SimulatedPlace, { until, verdict }: SimulationOrder) {
  if (verdict !== undefined && verdict !== "pass" && verdict !== "refuse") throw new Error("verdict is pass or refuse.");
  const count = { passed: 0, refused: 0 };
  for (const open of shops) {
    const answer = async (fault: string | undefined, work: (shop: Shop, reason: string | undefined) => Promise<boolean>) => {
      const reason = verdict === "pass" ? undefined : verdict === "refuse" ? (fault ?? sameAgain) : fault;
      const isDone = await changeShop(database, open, (shop) => work(shop, reason));
      if (isDone) count[reason === undefined ? "passed" : "refused"] += 1;
    };
    const { videoProducts, videoAccess } = open(database.db);
    for (const { id, title } of await videoProducts.submitted(until))
      await answer(faultOf(title), (shop, reason) => review(shop, id, reason));
    if (!(await videoAccess.isWaiting(until))) continue;
    const access = await videoAccess.find();
    await answer([...(access?.application.contactName ?? "")].length < 2 ? accessRefusal : undefined, reviewAccess);
  }
  return count;
}

function faultOf(title: string) {
  const boast = boasts.find((word) => title.includes(word));
  if (boast !== undefined) return `商品标题含有极限词“${boast}”，请删除后再提交`;
  return [...title].length < 2 ? "商品标题过短，请写明品名和规格后再提交" : undefined;
}

async function review(shop: Shop, id: number, reason: string | undefined) {
  const action: VideoDraftAction = reason === undefined ? "platformPass" : "platformRefuse";
  const draft = await shop.videoProducts.find(id, true);
  const after = draft && draftAfter(action, draft);
  if (!after) return false;
  if (reason === undefined) {
    await shop.videoProducts.change(id, { ...after, platformReason: null });
    await shop.videoProducts.pollLater(id, 0);
  } else await shop.videoProducts.refuse(draft, reason, { ...after, platformReason: reason });
  return true;
}

async function reviewAccess(shop: Shop, reason: string | undefined) {
  const action: VideoAccessAction = reason === undefined ? "platformPass" : "platformRefuse";
  const status = accessAfter(action, (await shop.videoAccess.find(true))?.status ?? VideoAccessStatus.none);
  if (status === undefined) return false;
  if (reason === undefined) {
    await shop.videoAccess.change({ status, reason: null });
    await shop.videoAccess.pollNow();
  } else await shop.videoAccess.refuse(reason, { status });
  return true;
}
