import { eq } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { insertRows, newIds } from "../tenancy/insert-rows";
import { chanceOf, type Chance } from "../demo/kit/random";
import { userWords } from "./seed-words";
import { buyers, followers } from "./tables";

/** A buyer to make, with the time of following the shop. */
export interface UserSeed extends Omit<typeof buyers.$inferInsert, "id"> {
  followTime: Date;
  isFollowing: boolean;
}

/** A seeded buyer. */
export interface SeededUser {
  id: number;
  nickname: string;
}

const sources = ["routine", "wechat", "h5", "routine", "iosWx", "androidWx", "ios"] as const;
const sexes = [0, 1, 1, 2, 2, 2, 3] as const;
const avatars = 24;
const minute = 60_000;

/** Makes buyers who follow a shop, the newest last; missing fields are filled in. */
export async function seedUsers(scope: Scope, wanted: number | readonly Partial<UserSeed>[], name = "users"): Promise<SeededUser[]> {
  const count = typeof wanted === "number" ? wanted : wanted.length;
  const chance = chanceOf(name);
  const seeds = Array.from({ length: count }, (_, at) => ({
    ...plausible(chance, scope.clock.now(), count - at),
    ...(typeof wanted === "number" ? {} : wanted[at]),
  }));
  const ids = await newIds(scope.db, buyers, count);
  const made = seeds.map((seed, at) => ({ ...seed, id: ids[at] ?? 0 }));
  await insertRows(scope.db, buyers, made);
  await insertRows(
    scope.db,
    followers,
    made.map(({ id, isFollowing, followTime }) => ({ merId: scope.merId, uid: id, isFollowing, createTime: followTime })),
  );
  return made.map(({ id, nickname }) => ({ id, nickname }));
}

/** The buyers of a demo shop. */
export const demoUsers = (scope: Scope, shop: number) => seedUsers(scope, [300, 120][shop] ?? 0, `users ${shop}`);

/** The buyers who follow a shop, oldest first. */
export const shopUsers = ({ db, merId }: Scope): Promise<SeededUser[]> =>
  db
    .select({ id: buyers.id, nickname: buyers.nickname })
    .from(followers)
    .innerJoin(buyers, eq(buyers.id, followers.uid))
    .where(eq(followers.merId, merId))
    .orderBy(buyers.id);

/** The fields of the shop's buyers that an order needs, oldest follower first. */
export const shopBuyers = ({ db, merId }: Scope) =>
  db
    .select({
      id: buyers.id,
      phone: buyers.phone,
      province: buyers.province,
      city: buyers.city,
      registerType: buyers.registerType,
      followTime: followers.createTime,
    })
    .from(followers)
    .innerJoin(buyers, eq(buyers.id, followers.uid))
    .where(eq(followers.merId, merId))
    .orderBy(followers.createTime, buyers.id);

/** A plausible buyer, `age` buyers before the newest: a handful came today, the first ones more than a year ago. */
function plausible(chance: Chance, now: Date, age: number): UserSeed {
  const followTime = new Date(now.getTime() - Math.round(age ** 1.5 * 110 * minute));
  const { families, given, moods, things, places, marks } = userWords;
  const word = (words: readonly string[]) => words[chance.between(0, words.length - 1)] ?? "";
  const place = places[chance.between(0, places.length - 1)];
  const source = sources[chance.between(0, sources.length - 1)] ?? "routine";
  const person = {
    nickname: chance.happens(0.55) ? `${word(families)}${word(given)}` : `${word(moods)}${word(things)}`,
    avatar: chance.happens(0.92) ? `demo/avatar-${chance.between(1, avatars)}.svg` : null,
    phone: chance.happens(0.9) ? `1${chance.between(3, 9)}${String(chance.between(0, 999_999_999)).padStart(9, "0")}` : null,
    sex: chance.one(sexes),
    birthday: chance.happens(0.4) ? `${chance.between(1968, 2006)}-0${chance.between(1, 9)}-${chance.between(10, 28)}` : null,
    country: "CN",
    province: place?.[0] ?? null,
    city: place?.[1] ?? null,
    status: !chance.happens(0.03),
    registerType: source,
    isWechatPublic: source === "wechat",
    isWechatRoutine: source === "routine",
    isPromoter: chance.happens(0.1),
    mark: chance.happens(0.08) ? word(marks) : null,
    tagId: null,
    integral: chance.between(0, 3000),
    nowMoney: chance.happens(0.3) ? chance.between(100, 50_000) : 0,
    spreadUid: null,
    isLogoff: false,
    createTime: new Date(followTime.getTime() - chance.between(0, 30 * 24 * 60) * minute),
    lastLoginTime: chance.happens(0.95)
      ? new Date(now.getTime() - Math.round(chance.next() * (now.getTime() - followTime.getTime())))
      : null,
    followTime,
    isFollowing: true,
  };
  return { ...person, ...livedThrough(person) };
}

/** The effects of buying and signing in on a buyer; they follow from the other fields, so that no more random numbers are used. */
function livedThrough({ integral, nickname, phone, isPromoter, createTime }: Lived) {
  const grade = Math.floor(integral / 600);
  const ip = `203.0.113.${integral % 250}`;
  return {
    ...{ account: phone, realName: nickname.length <= 3 ? nickname : null, district: null, address: null },
    ...{ experience: integral * 2, level: grade, grade, signNum: integral % 8, payCount: integral % 13 },
    ...{ addIp: ip, lastIp: ip, isPaidMember: grade >= 4, isPermanentPaidMember: grade >= 5 },
    ...(isPromoter && { promoterTime: createTime, brokeragePrice: integral * 3, spreadCount: integral % 5 }),
  };
}

interface Lived extends Pick<UserSeed, "nickname" | "createTime"> {
  integral: number;
  phone: string | null;
  isPromoter: boolean;
}
