import { VideoDraftReview, VideoPlatformStatus, VideoStatus } from "@shopkeeper/sdk/contract";
import { draftAfter, type VideoDraftAction } from "@shopkeeper/sdk/rules/video-channel";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal, refusedAt } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { assertVersion } from "../kit/version";
import { assertDraft, videoProductOf } from "./assertions";
import type { PreparedChannel } from "./prepared";
import { draftInfo, listedDraft, type VideoProductRow } from "./product-rows";
import { readDraft } from "./read-draft";

type Drafts = "listVideoDrafts" | "getVideoDraft" | "addVideoDraft" | "updateVideoDraft" | "deleteVideoDraft" | "reviewVideoDraft";

/** The calls on drafts of the video channel. */
export const draftHandlers: Pick<HandlersOf<"video-channel", PreparedChannel>, Drafts> = {
  async listVideoDrafts({ query, shop }) {
    const page = await shop.videoProducts.drafts({ proId: query.proId, search: searchText(query.search) }, query);
    return { ...page, list: page.list.map((row) => listedDraft(row, shop.files)) };
  },

  getVideoDraft: async ({ path, shop }) => infoOf(shop, await videoProductOf(shop, path.id)),

  async addVideoDraft({ body, shop, prepared }) {
    const { values, skus } = await readDraft(shop, body, prepared);
    await assertTitle(shop, values.title, 0);
    return { id: await shop.videoProducts.add(values, skus) };
  },

  async updateVideoDraft({ body, shop, prepared }) {
    const draft = await draftFor(shop, "edit", body.id);
    if (body.productId !== draft.id) throw new Refusal("videoProductMissing");
    await assertVersion(draft, body.version, () => infoOf(shop, draft));
    const { values, skus } = await readDraft(shop, body, prepared);
    await assertTitle(shop, values.title, draft.id);
    const fresh = {
      status: VideoStatus.initial,
      platformStatus: VideoPlatformStatus.initial,
      rejectReason: null,
      platformReason: null,
      dueTime: null,
    };
    await shop.videoProducts.change(draft.id, { ...values, ...draftAfter("edit", draft), ...fresh }, skus);
    return null;
  },

  async deleteVideoDraft({ path, shop }) {
    const { id } = await draftFor(shop, "remove", path.id);
    await shop.videoProducts.erase(id);
    return null;
  },

  async reviewVideoDraft({ body, shop }) {
    const action = body.platformEditStatus === VideoDraftReview.submit ? "submit" : "withdraw";
    const draft = await draftFor(shop, action, body.draftProductId);
    await shop.videoProducts.change(draft.id, { ...draftAfter(action, draft), platformReason: null });
    return null;
  },
};

/** A draft that allows an action, locked. */
async function draftFor(shop: Shop, action: VideoDraftAction, id: number) {
  const draft = await videoProductOf(shop, id, true);
  assertDraft(action, draft);
  return draft;
}

const infoOf = async (shop: Shop, row: VideoProductRow) => draftInfo(row, await shop.videoProducts.skus(row.id), shop.files);

async function assertTitle(shop: Shop, title: string, id: number) {
  await shop.videoProducts.lockTitles();
  if (await shop.videoProducts.isTitled(title, id)) throw refusedAt("title", "videoTitleTaken", { title });
}
