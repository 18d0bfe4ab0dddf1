import { and, asc, count, eq, inArray } from "drizzle-orm";
import { contains } from "../core/contains";
import { pageOf, pageWindow, type PageQuery } from "../core/page";
import type { Scope } from "../core/scope";
import { brandCategories, brands } from "./tables";

/** The platform's brands, which every merchant reads. */
export const brandStore = ({ db, files }: Pick<Scope, "db" | "files">) => {
  const columns = { id: brands.id, name: brands.name, icon: brands.icon, isShow: brands.isShow };
  const withIcon = <Row extends { icon: string | null }>(row: Row): Row => ({ ...row, icon: row.icon && files.publicUrl(row.icon) });

  return {
    /** The name of a brand. */
    async name(id: number) {
      const [row] = await db.select({ name: brands.name }).from(brands).where(eq(brands.id, id));
      return row?.name;
    },

    /** All brands, hidden ones too. */
    async all() {
      const rows = await db.select(columns).from(brands).orderBy(asc(brands.sort), asc(brands.id));
      return rows.map(withIcon);
    },

    /** One page of the shown brands of any of the platform categories. */
    async page(categories: readonly number[], name: string | undefined, query: PageQuery) {
      if (categories.length === 0) return pageOf<Awaited<typeof rows>[number]>(query, 0, []);
      const makers = db
        .select({ id: brandCategories.brandId })
        .from(brandCategories)
        .where(inArray(brandCategories.categoryId, [...categories]));
      const where = and(eq(brands.isShow, true), inArray(brands.id, makers), name === undefined ? undefined : contains(brands.name, name));
      const { limit, offset } = pageWindow(query);
      const [counted] = await db.select({ total: count() }).from(brands).where(where);
      const rows = db.select(columns).from(brands).where(where).orderBy(asc(brands.sort), asc(brands.id)).limit(limit).offset(offset);
      return pageOf(query, counted?.total ?? 0, (await rows).map(withIcon));
    },
  };
};
