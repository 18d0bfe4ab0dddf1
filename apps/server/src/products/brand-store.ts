import { and, asc, eq, inArray } from "drizzle-orm";
import { contains } from "../kit/contains";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { brandCategories, brands } from "./tables";

/** The platform's brands, which every merchant reads. */
export const brandStore = ({ db, files }: Pick<Scope, "db" | "files">) => {
  const columns = { id: brands.id, name: brands.name, icon: brands.icon, isShow: brands.isShow };
  const withIcon = <Row extends { icon: string | null }>(row: Row): Row => ({ ...row, icon: row.icon && files.publicUrl(row.icon) });

  return {
    async name(id: number) {
      const [row] = await db.select({ name: brands.name }).from(brands).where(eq(brands.id, id));
      return row?.name;
    },

    async all() {
      const rows = await db.select(columns).from(brands).orderBy(asc(brands.sort), asc(brands.id));
      return rows.map(withIcon);
    },

    /** One page of the shown brands of any of the platform categories. */
    async page(categories: readonly number[], name: string | undefined, query: PageQuery) {
      const makers = db
        .select({ id: brandCategories.brandId })
        .from(brandCategories)
        .where(inArray(brandCategories.categoryId, [...categories]));
      const where = and(eq(brands.isShow, true), inArray(brands.id, makers), name === undefined ? undefined : contains(brands.name, name));
      return readPage(query, {
        count: () => db.$count(brands, where),
        async rows({ limit, offset }) {
          const order = [asc(brands.sort), asc(brands.id)];
          const rows = await db
            .select(columns)
            .from(brands)
            .where(where)
            .orderBy(...order)
            .limit(limit)
            .offset(offset);
          return rows.map(withIcon);
        },
      });
    },
  };
};
