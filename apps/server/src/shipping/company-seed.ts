import { inArray } from "drizzle-orm";
import type { Scope } from "../tenancy/scope";
import { insertRows } from "../tenancy/insert-rows";
import { expressNames } from "./seed-words";
import { expressCompanies, shopCompanies } from "./tables";
import type { Executor } from "../ports/database";

/** The platform's express companies; the last two are hidden. Made once; with all of them nothing is written. */
export async function seedExpressCompanies(db: Executor) {
  const known = new Set((await db.select({ code: expressCompanies.code }).from(expressCompanies)).map(({ code }) => code));
  const waybill = { partnerId: true, partnerKey: true, net: false, status: true };
  const plain = { partnerId: false, partnerKey: false, net: false, status: false };
  const rows = expressNames.map(([code, name, hasWaybill], at) => ({
    ...{ code, name, netName: null, sort: (expressNames.length - at) * 10, isShow: at < expressNames.length - 2 },
    ...(hasWaybill ? waybill : plain),
  }));
  await insertRows(
    db,
    expressCompanies,
    rows.filter(({ code }) => !known.has(code)),
  );
}

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

/** Adds express companies to a shop's, in this order; a number adds the first of the usual ones. */
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
