import { and, asc, desc, eq, ne, not, or, sql } from "drizzle-orm";
import { affectsRows } from "../tenancy/affects-rows";
import { contains } from "../kit/contains";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { companyNames } from "./company-names";
import { expressCompanies, shopCompanies } from "./tables";

/** The filter of a list of the shop's express companies. */
export interface CompanyFilter {
  /** Part of the name or the code. */
  keywords: string | undefined;
  isOpen: boolean | undefined;
}

/** The platform's express companies; `own` are those that the shop works with. */
export const companyStore = (scope: Scope) => ({
  own: shopCompanyStore(scope),

  /** Shown companies, by sort order; optionally only those that print waybills. */
  list: (waybillOnly: boolean) =>
    scope.db
      .select()
      .from(expressCompanies)
      .where(and(expressCompanies.isShow, waybillOnly ? eq(expressCompanies.status, true) : undefined))
      .orderBy(desc(expressCompanies.sort), asc(expressCompanies.id)),

  names: () => companyNames(scope.db),

  async offers(id: number) {
    return (await scope.db.$count(expressCompanies, and(eq(expressCompanies.id, id), expressCompanies.isShow))) > 0;
  },
});

/** The express companies that the shop works with; the default company is always open. */
function shopCompanyStore({ db, merId, clock, totals }: Scope) {
  const own = and(eq(shopCompanies.merId, merId), not(shopCompanies.isDel));
  const only = (id: number) => and(own, eq(shopCompanies.id, id));
  const known = eq(expressCompanies.id, shopCompanies.expressId);

  return {
    /** One page of companies, the default one first, then in the order of their addition. */
    async page({ keywords, isOpen }: CompanyFilter, query: PageQuery) {
      const where = and(
        own,
        keywords === undefined ? undefined : or(contains(expressCompanies.name, keywords), contains(expressCompanies.code, keywords)),
        isOpen === undefined ? undefined : eq(shopCompanies.isOpen, isOpen),
      );
      return readPage(query, {
        count: () =>
          totals.of(`shopCompanies:${isOpen}:${keywords ?? ""}`, async () => {
            const counted = db.select({ total: sql`count(*)`.mapWith(Number) }).from(shopCompanies);
            const [row] = await counted.innerJoin(expressCompanies, known).where(where);
            return row?.total ?? 0;
          }),
        rows: ({ limit, offset }) =>
          db
            .select({
              id: shopCompanies.id,
              code: expressCompanies.code,
              name: expressCompanies.name,
              isDefault: shopCompanies.isDefault,
              isOpen: shopCompanies.isOpen,
            })
            .from(shopCompanies)
            .innerJoin(expressCompanies, known)
            .where(where)
            .orderBy(desc(shopCompanies.isDefault), asc(shopCompanies.id))
            .limit(limit)
            .offset(offset),
      });
    },

    /** Adds a company, open; false when the shop works with it already. */
    async add(expressId: number) {
      const now = clock.now();
      const row = { merId, expressId, isOpen: true, isDefault: false, createTime: now, updateTime: now };
      return affectsRows(
        db
          .insert(shopCompanies)
          .values(row)
          .onConflictDoNothing({ target: [shopCompanies.merId, shopCompanies.expressId], where: sql`not is_del` }),
      );
    },

    /** Opens or closes a company; false when it is missing. */
    toggle: (id: number) =>
      affectsRows(
        db
          .update(shopCompanies)
          .set({
            isOpen: not(shopCompanies.isOpen),
            isDefault: sql`${shopCompanies.isDefault} and not ${shopCompanies.isOpen}`,
            updateTime: clock.now(),
          })
          .where(only(id)),
      ),

    /** Makes a company the only default and opens it, or reverses that; false when it is missing. */
    async toggleDefault(id: number) {
      // two people may set two defaults at once
      await db.execute(sql`select pg_advisory_xact_lock(hashtext('default express company'), hashint8(${merId}))`);
      const updateTime = clock.now();
      await db
        .update(shopCompanies)
        .set({ isDefault: false, updateTime })
        .where(and(own, shopCompanies.isDefault, ne(shopCompanies.id, id)));
      const isOpen = sql`${shopCompanies.isOpen} or not ${shopCompanies.isDefault}`;
      return affectsRows(
        db
          .update(shopCompanies)
          .set({ isDefault: not(shopCompanies.isDefault), isOpen, updateTime })
          .where(only(id)),
      );
    },

    /** Removes a company from the shop's; false when it is missing. */
    remove: (id: number) =>
      affectsRows(db.update(shopCompanies).set({ isDel: true, isDefault: false, updateTime: clock.now() }).where(only(id))),
  };
}
