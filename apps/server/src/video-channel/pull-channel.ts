import { VideoEditStatus, VideoStatus } from "@shopkeeper/sdk/contract";
import { accessAfter, canDraft, draftAfter } from "@shopkeeper/sdk/rules/video-channel";
import { knownCode } from "../core/known-code";
import { changeShop } from "../tenancy/change-shop";
import { inDueShops } from "../jobs/due-shops";
import type { Shop } from "../tenancy/shop";
import { WechatFailure } from "../ports/wechat";
import type { WechatChannel } from "../ports/wechat-channel";
import { claimDue, nextDue } from "./claim-due";
import { removeAt } from "./prepare-channel";
import type { VideoProductRow } from "./product-rows";
import { outProductId, wechatProduct } from "./wechat-product";
import type { WorkPlace } from "../jobs/work-place";

/**
 * Submits products that the platform has approved to WeChat, and stores the states that WeChat reports.
 *
 * An unanswered request is repeated: WeChat identifies a product by our number, so that it exists once.
 */
export async function pullChannel(place: WorkPlace) {
  const { channel } = place.ports.wechat;
  if (channel) await inDueShops(place, "videoChannel", { run: (merId) => pullShop(place, channel, merId), next: nextDue });
}

async function pullShop({ database, ports, openShop }: WorkPlace, channel: WechatChannel, shopId: number) {
  const { clock, logger, files } = ports;
  const { products, isAccessDue } = await database.transaction((db) => claimDue(db, shopId, clock.now()));

  /** Changes a shop's row, if it is unchanged since it was read. */
  const note = (merId: number, work: (shop: Shop) => Promise<boolean>) => changeShop(database, (db) => openShop(db, merId), work);

  const change = (product: VideoProductRow, values: Partial<VideoProductRow>) =>
    note(product.merId, async (shop) => {
      const now = await shop.videoProducts.find(product.id, true);
      if (now?.version !== product.version) return false;
      if (values.rejectReason) await shop.videoProducts.refuse(product, values.rejectReason, values);
      else await shop.videoProducts.change(product.id, values);
      return true;
    });

  const settle = async (work: Promise<unknown>) => {
    try {
      await work;
    } catch (error) {
      logger.warn({ error }, "Asking WeChat's video channel failed");
    }
  };
  for (const id of products) await settle(pollProduct(openShop(database.db, shopId), id, channel));
  if (isAccessDue) await settle(pollAccess(shopId, channel));

  async function pollProduct(shop: Shop, id: number, part: WechatChannel) {
    const product = await shop.videoProducts.find(id);
    if (!product) return;
    const state = await part.productState(outProductId(id));
    const status = state && knownCode(VideoStatus, state.status);
    if (product.editStatus === VideoEditStatus.passed) {
      if (status !== undefined && status !== product.status) await change(product, { status });
      return;
    }
    if (!canDraft("handOver", product)) return;
    if (!state || product.editStatus === VideoEditStatus.unreviewed) return handOver(shop, product, part);
    const { productId, rejectReason } = state;
    if (state.editStatus === VideoEditStatus.passed)
      await change(product, { ...draftAfter("wechatPass", product), status, componentProductId: productId, rejectReason: null });
    if (state.editStatus === VideoEditStatus.failed)
      await change(product, { ...draftAfter("wechatRefuse", product), rejectReason, dueTime: null });
  }

  async function handOver(shop: Shop, product: VideoProductRow, part: WechatChannel) {
    const skus = await shop.videoProducts.skus(product.id);
    try {
      const { productId } = await part.addProduct(await wechatProduct(part, files, { product, skus }));
      const changes = { ...draftAfter("handOver", product), componentProductId: productId, rejectReason: null };
      if (await change(product, changes)) return;
    } catch (failure) {
      await change(product, { ...draftAfter("wechatRefuse", product), rejectReason: reasonOf(failure), dueTime: null });
      return;
    }
    const isGone = (await shop.videoProducts.find(product.id)) === undefined;
    if (isGone) await removeAt(part, outProductId(product.id));
  }

  async function pollAccess(merId: number, part: WechatChannel) {
    const access = await openShop(database.db, merId).videoAccess.find();
    if (!access || accessAfter("wechatPass", access.status) === undefined) return;
    const isSubmitted = access.steps !== null;
    const answer = await part.access();
    const refusal =
      !isSubmitted && (answer.state === "none" || answer.state === "refused") ? await refusalOf(part.apply(access.application)) : undefined;
    await note(merId, async (shop) => {
      const now = await shop.videoAccess.find(true);
      if (now?.applyTime.getTime() !== access.applyTime.getTime()) return false;
      const over = { dueTime: null };
      if (answer.state === "passed")
        await shop.videoAccess.change({ ...over, status: accessAfter("wechatPass", now.status), steps: answer.steps.slice() });
      else if (refusal !== undefined || (answer.state === "refused" && isSubmitted)) {
        const reason = refusal ?? (answer.state === "refused" ? answer.reason : null);
        const steps = now.steps ?? []; // not null: WeChat was asked, and the refusal is its own
        await shop.videoAccess.refuse(reason, { ...over, steps, status: accessAfter("wechatRefuse", now.status) });
      } else {
        const steps = answer.state === "pending" ? answer.steps.slice() : [];
        if (JSON.stringify(steps) === JSON.stringify(now.steps)) return false;
        await shop.videoAccess.change({ steps });
      }
      return true;
    });
  }
}

/** The reason of WeChat's refusal; any other failure is thrown. */
function reasonOf(failure: unknown): string {
  if (failure instanceof WechatFailure && failure.reason === "refused") return failure.message;
  throw failure;
}

/** The reason of WeChat's refusal of a call; undefined without one. */
const refusalOf = (call: Promise<unknown>) => call.then(() => undefined, reasonOf);
