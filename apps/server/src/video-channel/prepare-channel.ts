import { VideoEditStatus } from "@shopkeeper/sdk/contract";
import type { VideoShelfAction } from "@shopkeeper/sdk/rules/video-channel";
import { callWechat } from "../kit/call-wechat";
import type { Preparations } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import type { Clock } from "../ports/clock";
import type { Files } from "../ports/files";
import { type Wechat, WechatFailure } from "../ports/wechat";
import type { WechatChannel } from "../ports/wechat-channel";
import { classOf } from "./channel-directory";
import { approvedOf, assertDraft, assertShelf, videoProductOf } from "./assertions";
import type { PreparedChannel } from "./prepared";
import { outProductId, uploadPicture } from "./wechat-product";

/** The time that a call has to store WeChat's result, before WeChat is polled for it. */
const NOTING_MS = 10_000;

/** Calls WeChat before the transaction; `pullChannel` finds results that could not be stored. */
export function prepareChannel(place: { wechat: Wechat; clock: Clock; files: Files }): Preparations<PreparedChannel> {
  const { wechat, files } = place;

  const shelve =
    (action: VideoShelfAction) =>
    async ({ path, shop }: { path: { proId: number }; shop: Shop }) => {
      const { id, status } = await approvedOf(shop, path.proId);
      assertShelf(action, status);
      await shop.videoProducts.pollLater(id, NOTING_MS);
      await callWechat(wechat.channel, (channel) => channel[action](outProductId(id)));
      return undefined;
    };

  return {
    addVideoDraft: ({ body }) => classOf(place, body),

    async updateVideoDraft({ body, shop }) {
      assertDraft("edit", await videoProductOf(shop, body.id));
      return classOf(place, body);
    },

    async deleteVideoDraft({ path, shop }) {
      const draft = await videoProductOf(shop, path.id);
      assertDraft("remove", draft);
      const isKnown = draft.componentProductId !== null || draft.platformEditStatus === VideoEditStatus.passed;
      if (isKnown) await callWechat(wechat.channel, (channel) => removeAt(channel, outProductId(draft.id)));
      return undefined;
    },

    putOnVideoProduct: shelve("putOn"),
    putOnVideoProductByGet: shelve("putOn"),
    putDownVideoProduct: shelve("putDown"),
    putDownVideoProductByGet: shelve("putDown"),

    async deleteVideoProduct({ path, shop }) {
      const { id } = await approvedOf(shop, path.proId);
      await callWechat(wechat.channel, (channel) => removeAt(channel, outProductId(id)));
      return undefined;
    },

    async uploadVideoPicture({ body, shop }) {
      const path = files.pathOf(body.imgUrl);
      if (!(await shop.pictures.atPath(path))) throw new Refusal("mediaNotOurs");
      return callWechat(wechat.channel, (channel) => uploadPicture(channel, files, path));
    },
  };
}

/** Deletes a product at WeChat, also in review; a product unknown to WeChat counts as deleted. */
export async function removeAt(channel: WechatChannel, product: string) {
  const state = await channel.productState(product);
  if (!state) return;
  if (state.editStatus === VideoEditStatus.inReview) await unlessRefused(channel.withdrawReview(product));
  await channel.deleteProduct(product);
}

/** The review may have ended already. */
async function unlessRefused(call: Promise<void>) {
  try {
    await call;
  } catch (failure) {
    if (!(failure instanceof WechatFailure && failure.reason === "refused")) throw failure;
  }
}
