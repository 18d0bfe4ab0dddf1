import { and, eq, not } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { shopTreeWords, topIcons } from "./seed-words";
import { productCategories } from "./tables";

/** A category to make, with the names of those below it. */
export interface CategorySeed {
  name: string;
  isShow: boolean;
  icon?: string | null;
  children: readonly string[];
}

/** A category that was made. */
export interface SeededCategory {
  id: number;
  pid: number;
  name: string;
}

/** The tree of a demo shop; in the first shop its last branch is hidden. */
export const demoCategories = (shop: number): CategorySeed[] =>
  Object.entries(shopTreeWords[shop] ?? {}).map(([name, children]) => ({ name, children, isShow: name !== "旧版活动专区" }));

/** The same with icons for the top categories that have a picture. */
export const withIcons = (seeds: readonly CategorySeed[]): Partial<CategorySeed>[] =>
  seeds.map((seed) => ({ ...seed, icon: topIcons[seed.name] ?? null }));

/** The categories that a shop has already. */
export const shopCategories = ({ db, merId }: Scope): Promise<SeededCategory[]> =>
  db
    .select({ id: productCategories.id, pid: productCategories.pid, name: productCategories.name })
    .from(productCategories)
    .where(and(eq(productCategories.merId, merId), not(productCategories.isDel)))
    .orderBy(productCategories.id);

/** Adds categories to a shop; a number adds that many roots with two children each. */
export async function seedCategories(scope: Scope, wanted: number | readonly Partial<CategorySeed>[]): Promise<SeededCategory[]> {
  const seeds: readonly Partial<CategorySeed>[] =
    typeof wanted === "number" ? Array.from({ length: wanted }, (_, at) => numbered(at + 1)) : wanted;
  const time = scope.clock.now();
  const insert = (rows: { pid: number; name: string; isShow: boolean; icon?: string | null }[]) =>
    rows.length === 0
      ? []
      : scope.db
          .insert(productCategories)
          .values(rows.map((row, at) => ({ ...row, merId: scope.merId, sort: rows.length - at, createTime: time, updateTime: time })))
          .returning({ id: productCategories.id, pid: productCategories.pid, name: productCategories.name });
  const roots = await insert(
    seeds.map(({ name, icon, isShow = true }, at) => ({ pid: 0, name: name ?? numbered(at + 1).name, icon, isShow })),
  );
  const below = await insert(
    seeds.flatMap(({ children = [], isShow = true }, at) => children.map((name) => ({ pid: roots[at]?.id ?? 0, name, isShow }))),
  );
  return [...roots, ...below];
}

const numbered = (number: number) => ({ name: `分类${number}`, children: [`分类${number}甲`, `分类${number}乙`] });
