import { inArray } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { insertRows } from "../tenancy/insert-rows";
import { expressCompanies, shopCompanies } from "./tables";

/** A company that a shop works with, by its code. */
export interface ShopCompanySeed {
  code: string;
  isOpen?: boolean;
  isDefault?: boolean;
}

/** The companies that the demo's shops work with. */
export const usualCompanies: readonly ShopCompanySeed[] = [
  { code: "shunfeng", isDefault: true },
  { code: "zhongtong" },
  { code: "yuantong" },
  { code: "yunda" },
  { code: "ems" },
  { code: "debangwuliu", isOpen: false },
];

/** Adds express companies to a shop, in this order; a number adds the first of the usual ones. */
export async function seedShopCompanies({ db, merId, clock }: Scope, wanted: number | readonly ShopCompanySeed[]) {
  const seeds = typeof wanted === "number" ? usualCompanies.slice(0, wanted) : wanted;
  const codes = seeds.map(({ code }) => code);
  const found = codes.length === 0 ? [] : await db.select().from(expressCompanies).where(inArray(expressCompanies.code, codes));
  const idOf = new Map(found.map(({ code, id }) => [code, id]));
  const now = clock.now();
  const rows = seeds.map(({ code, isOpen = true, isDefault = false }) => {
    const expressId = idOf.get(code);
    if (expressId === undefined) throw new Error(`The platform has no express company ${code}.`);
    return { merId, expressId, isOpen, isDefault, createTime: now, updateTime: now };
  });
  await insertRows(db, shopCompanies, rows);
}
