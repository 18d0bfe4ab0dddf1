import type { BodyOf } from "../contract/contract";
import { fieldText } from "../core/field-messages";
import type { HandlersOf } from "../kernel/handlers";
import { invalidFields, Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import { storedPicture } from "../files/stored-picture";
import { assertNoBadWord } from "./assert-no-bad-word";
import { type PreparedReviews, reviewExportHandlers } from "./export-handlers";
import { searchesPhones, reviewFilter, reviewCriteria } from "./review-criteria";
import { replyTemplateHandlers } from "./template-handlers";

const messages = {
  productMissing: { zh: "商品不存在或已被删除，请重新选择", en: "This product does not exist or has been deleted. Choose another." },
  skuMissing: { zh: "商品规格不存在，请重新选择", en: "This SKU does not exist. Choose another." },
};

/** The calls on the reviews of the shop's products. */
export const reviewHandlers: HandlersOf<"reviews", PreparedReviews> = {
  ...reviewExportHandlers,
  ...replyTemplateHandlers,

  async listReviews({ query, shop, auditRead }) {
    const criteria = reviewCriteria(shop, query);
    if (searchesPhones(criteria)) await auditRead();
    const found = await shop.reviews.page(reviewFilter(shop, criteria), JSON.stringify(criteria), query);
    return { ...found, list: await withFaces(shop, found.list) };
  },

  async countReviews({ query, shop, auditRead }) {
    const criteria = reviewCriteria(shop, query);
    if (searchesPhones(criteria)) await auditRead();
    return shop.reviews.counts(reviewFilter(shop, criteria), JSON.stringify(criteria));
  },

  async getReview({ path, shop }) {
    const review = await shop.reviews.find(path.id);
    if (!review) throw new Refusal("reviewMissing");
    const [whole] = await withFaces(shop, [review]);
    if (!whole) throw new Refusal("reviewMissing");
    return whole;
  },

  async addOwnReview({ body, shop, platform }) {
    await assertNoBadWord(platform, { nickname: body.nickname, comment: body.comment });
    const { avatar, pics } = storedPictures(shop, body);
    const { productId, attrValueId: skuId, star, nickname, comment } = body;
    if ((await shop.products.briefs([productId])).length === 0)
      throw new Refusal("productMissing", {}, { fields: { productId: messages.productMissing } });
    const sku = await shop.products.lookup.skuText(productId, skuId);
    if (sku === undefined) throw new Refusal("skuMissing", {}, { fields: { attrValueId: messages.skuMissing } });
    await shop.reviews.add({ productId, skuId, sku, star, nickname, comment, avatar, pics });
    return null;
  },

  async answerReview({ body, shop, platform }) {
    await assertNoBadWord(platform, { merchantReplyContent: body.merchantReplyContent });
    if (await shop.reviews.answer(body.id, body.merchantReplyContent)) return null;
    throw new Refusal((await shop.reviews.find(body.id)) ? "reviewAnswered" : "reviewMissing");
  },

  async deleteReview({ path, shop }) {
    if (!(await shop.reviews.remove(path.id))) throw new Refusal("reviewMissing");
    return null;
  },
};

async function withFaces<Review extends { productId: number; uid: number }>(shop: Shop, reviews: readonly Review[]) {
  const products = await shop.products.summaries([...new Set(reviews.map(({ productId }) => productId))]);
  const closed = await shop.users.closed(reviews.map(({ uid }) => uid));
  const merName = (await shop.merchant.find())?.name ?? "";
  return reviews.map((review) => {
    const product = products.get(review.productId);
    return {
      ...review,
      merName,
      productName: product?.name ?? "",
      productImage: product?.image ?? "",
      isLogoff: closed.has(review.uid),
    };
  });
}

function storedPictures(shop: Shop, { avatar, pics = [] }: Pick<BodyOf<"addOwnReview">, "avatar" | "pics">) {
  const stored = pics.map((address) => storedPicture(shop.files, address));
  const own = storedPicture(shop.files, avatar);
  const good = stored.filter((path) => path !== undefined);
  const problems = {
    ...(own === undefined && { avatar: fieldText.pictureWrong }),
    ...(good.length < stored.length && { pics: fieldText.pictureWrong }),
  };
  if (own === undefined || good.length < stored.length) throw invalidFields(problems);
  return { avatar: own, pics: [...new Set(good)] };
}
