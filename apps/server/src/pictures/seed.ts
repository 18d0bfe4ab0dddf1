import { CategoryType } from "@shopkeeper/sdk/contract";
import { and, eq } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { eachWanted, type Wanted } from "../demo/kit/seeding";
import { insertRows } from "../tenancy/insert-rows";
import { demoPicturePaths } from "../demo/kit/pictures";
import { chanceOf } from "../demo/kit/random";
import { demoPictureCategories, drawingNames, shotNames, type CategoryWords } from "./seed-words";
import { attachments, pictureCategories } from "./tables";

/** A picture to make; `category` names one of the shop's, and omitted fields are those of a demo drawing. */
export interface PictureSeed extends Omit<typeof attachments.$inferInsert, "merId" | "id"> {
  category?: string;
}

/** A picture category to make, with its subcategories. */
export interface PictureCategorySeed extends Omit<Partial<typeof pictureCategories.$inferInsert>, "merId" | "id" | "pid"> {
  name: string;
  children?: readonly PictureCategorySeed[];
}

const MINUTE_MS = 60_000;

/** Makes picture categories in a shop, each level in order; a number makes that many roots with one subcategory each. */
export async function seedPictureCategories(scope: Scope, wanted: number | readonly PictureCategorySeed[], pid = 0): Promise<void> {
  const seeds = typeof wanted === "number" ? Array.from({ length: wanted }, (_, at) => numbered(at + 1)) : wanted;
  const time = scope.clock.now();
  for (const [at, { children = [], ...seed }] of seeds.entries()) {
    const row = { sort: seeds.length - at, createTime: time, updateTime: time, ...seed, pid, merId: scope.merId };
    const [made] = await scope.db.insert(pictureCategories).values(row).returning({ id: pictureCategories.id });
    if (made) await seedPictureCategories(scope, children, made.id);
  }
}

/** Makes pictures in a shop, the newest last; a number makes that many drawings, spread over the shop's categories. */
export async function seedPictures(scope: Scope, wanted: Wanted<PictureSeed>) {
  const seeds = eachWanted(wanted);
  if (seeds.length === 0) return;
  const own = await scope.db
    .select({ id: pictureCategories.id, name: pictureCategories.name })
    .from(pictureCategories)
    .where(and(eq(pictureCategories.merId, scope.merId), eq(pictureCategories.type, CategoryType.attachment)))
    .orderBy(pictureCategories.id);
  const byName = new Map(own.map(({ id, name }) => [name, id]));
  const chance = chanceOf("pictures");
  const now = scope.clock.now().getTime();
  const rows = seeds.map(({ category, ...seed }, at) => {
    const path = demoPicturePaths[at % demoPicturePaths.length] ?? "";
    const time = new Date(now - (seeds.length - at) * MINUTE_MS);
    // every seventh has no category
    const spread = typeof wanted === "number" && at % 7 !== 6 ? own[at % Math.max(1, own.length)]?.id : undefined;
    return {
      name: `${drawingName(path)}${Math.floor(at / demoPicturePaths.length) || ""}`,
      path,
      attType: "png",
      bytes: chance.between(20_000, 900_000),
      width: 800,
      height: 800,
      createTime: time,
      updateTime: time,
      pid: (category === undefined ? undefined : byName.get(category)) ?? spread ?? 0,
      ...seed,
      merId: scope.merId,
    };
  });
  await insertRows(scope.db, attachments, rows);
}

/** The library of a demo shop: its categories, and drawings for each of them. */
export async function demoPictures(scope: Scope, shop: number) {
  const words = demoPictureCategories[shop] ?? [];
  await seedPictureCategories(scope, words.map(categoryOf));
  const inCategories = words.flatMap((one) => picturesOf(one));
  const loose = demoPicturePaths.filter((path) => /^demo\/(book|clock|phone|camera|umbrella)-/.test(path)).map((path) => ({ path }));
  await seedPictures(
    scope,
    [...loose, ...inCategories].map((seed) => ({ ...seed, name: drawingName(seed.path) })),
  );
}

const numbered = (number: number): PictureCategorySeed => ({ name: `素材分类${number}`, children: [{ name: `素材分类${number}甲` }] });

const categoryOf = ({ name, children = [] }: CategoryWords): PictureCategorySeed => ({ name, children: children.map(categoryOf) });

function picturesOf({ name, kinds = [], children = [] }: CategoryWords): { path: string; category: string }[] {
  const own = demoPicturePaths.filter((path) => kinds.includes(kindOf(path))).map((path) => ({ path, category: name }));
  return [...own, ...children.flatMap(picturesOf)];
}

const kindOf = (path: string) => /^demo\/(.+)-\d+\.svg$/.exec(path)?.[1] ?? "";

/** A plausible file name for the drawing at a path. */
function drawingName(path: string) {
  const number = Number(/-(\d+)\.svg$/.exec(path)?.[1] ?? 1);
  return `${drawingNames[kindOf(path)] ?? "素材"}${shotNames[(number - 1) % shotNames.length] ?? ""}${number}.png`;
}
