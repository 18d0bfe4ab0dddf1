import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../demo/kit/seeding";
import { orderableSkus } from "../products/seed";
import { insertRows } from "../tenancy/insert-rows";
import { chanceOf, type Chance } from "../demo/kit/random";
import { seedUsers, shopUsers, type SeededUser } from "../users/seed";
import { answerWords, goodsOf, reviewWords } from "./seed-words";
import { replyTemplates, reviews } from "./tables";

/** A review to make. */
export type ReviewSeed = Omit<typeof reviews.$inferInsert, "merId" | "id">;

/** A reply template to make. */
export type ReplyTemplateSeed = Pick<typeof replyTemplates.$inferInsert, "content">;

type ReviewedSku = Awaited<ReturnType<typeof orderableSkus>>[number];

const hour = 3_600_000;
const avatars = 24;

/** Makes reviews in a shop, the newest last, of its first products and by its users in turn; a shop without users reviews itself. */
export async function seedReviews(scope: Scope, wanted: Wanted<ReviewSeed>, by?: readonly SeededUser[], name = "reviews") {
  const seeds = eachWanted(wanted);
  if (seeds.length === 0) return;
  const skus = await orderableSkus(scope, 400);
  const users = by ?? (await shopUsers(scope));
  const chance = chanceOf(name);
  const now = scope.clock.now();
  const rows = seeds.map((seed, at) => {
    const sku = skus[chance.between(0, skus.length - 1)];
    if (!sku) throw new Error("reviews need a product on the shelf");
    const writer = users[users.length - 1 - (at % Math.max(1, users.length))];
    const createTime = new Date(now.getTime() - (seeds.length - at) * 5 * hour);
    const row = { ...plausible(chance, sku, writer, createTime), ...seed, merId: scope.merId };
    return row.answer === null ? { ...row, answerTime: null } : { ...row, answerTime: row.answerTime ?? row.createTime };
  });
  await insertRows(scope.db, reviews, rows);
}

/** Makes reply templates in a shop. */
export async function seedReplyTemplates({ db, merId, clock }: Scope, wanted: Wanted<ReplyTemplateSeed>) {
  const now = clock.now();
  const rows = eachWanted(wanted).map((seed, at) => ({
    content: `感谢您的评价（${at + 1}）`,
    ...seed,
    merId,
    createTime: now,
    updateTime: now,
  }));
  await insertRows(db, replyTemplates, rows);
}

/** The reviews of a demo shop, some of them with replies, some by people whose accounts are closed. */
export async function demoReviews(scope: Scope, shop: number) {
  const closed = await seedUsers(
    scope,
    ["听雨的猫", "山里来的橘子", "陈予安"].map((nickname) => ({ nickname, isLogoff: true, isFollowing: false })),
    `closed ${shop}`,
  );
  const users = await shopUsers(scope);
  const known = users.filter(({ id }) => !closed.some((one) => one.id === id));
  const mixed = known.flatMap((user, at) => (at % 17 === 4 ? [...closed.filter(({ id }) => id % 3 === at % 3), user] : [user]));
  await seedReviews(scope, [260, 90][shop] ?? 0, mixed, `reviews ${shop}`);
}

function plausible(chance: Chance, sku: ReviewedSku, writer: SeededUser | undefined, createTime: Date): ReviewSeed {
  const star = chance.one([5, 5, 5, 5, 5, 4, 4, 3, 2, 1]);
  const mood = star >= 4 ? "good" : star === 3 ? "fair" : "bad";
  const kind = /^demo\/(.*)-\d+\.svg$/.exec(sku.image)?.[1] ?? "";
  const words = reviewWords[goodsOf[kind] ?? "any"]?.[mood] ?? [];
  const isAnswered = chance.happens(mood === "good" ? 0.35 : 0.7);
  return {
    uid: writer?.id ?? 0,
    nickname: writer?.nickname ?? "店铺好友",
    avatar: `demo/avatar-${chance.between(1, avatars)}.svg`,
    productId: sku.productId,
    skuId: sku.attrValueId,
    sku: sku.sku,
    star,
    comment: words[chance.between(0, words.length - 1)] ?? "满意。",
    pics: chance.happens(0.4) ? Array.from({ length: chance.between(1, 3) }, (_, at) => `demo/${kind}-${at + 1}.svg`) : [],
    answer: isAnswered ? (answerWords[mood][chance.between(0, answerWords[mood].length - 1)] ?? null) : null,
    answerTime: isAnswered ? new Date(createTime.getTime() + chance.between(1, 4) * hour) : null,
    createTime,
  };
}
