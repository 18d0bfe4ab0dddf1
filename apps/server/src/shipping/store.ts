import { FreeShipping } from "@shopkeeper/sdk/contract";
import { and, asc, desc, eq } from "drizzle-orm";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { contains } from "../core/contains";
import { readPage, type PageQuery } from "../core/page";
import type { Scope } from "../core/scope";
import { shippingFrees, shippingRegions, shippingTemplates } from "./tables";

/** The shop's shipping templates. */
export const shippingTemplateStore = ({ db, merId, totals }: Scope) => {
  const own = eq(shippingTemplates.merId, merId);
  const only = (id: number) => and(own, eq(shippingTemplates.id, id));

  return {
    /** One page of the templates, by sort order, newest first. */
    async page(keywords: string | undefined, query: PageQuery) {
      const where = and(own, keywords === undefined ? undefined : contains(shippingTemplates.name, keywords));
      return readPage(query, {
        count: () => totals.of(`shippingTemplates:${keywords ?? ""}`, () => db.$count(shippingTemplates, where)),
        async rows({ limit, offset }) {
          const order = [desc(shippingTemplates.sort), desc(shippingTemplates.id)];
          const rows = await db
            .select()
            .from(shippingTemplates)
            .where(where)
            .orderBy(...order)
            .limit(limit)
            .offset(offset);
          return rows.map((row) => ({ ...row, createTime: wireTime(row.createTime), updateTime: wireTime(row.updateTime) }));
        },
      });
    },

    /** One template with its regions. */
    async find(id: number) {
      const [row] = await db.select().from(shippingTemplates).where(only(id));
      if (!row) return undefined;
      const { name, type, appoint, sort, version } = row;
      const regionList = appoint === FreeShipping.everywhere ? null : await regionsOf(id);
      return {
        ...{ id, name, type, appoint, sort, version },
        regionList,
        freeList: appoint === FreeShipping.custom ? await freesOf(id) : null,
      };
    },

    /** Whether the shop has a template; it stays until the end of the transaction. */
    async holds(id: number) {
      return (await db.select({ id: shippingTemplates.id }).from(shippingTemplates).where(only(id)).for("share")).length > 0;
    },
  };

  async function regionsOf(id: number) {
    const rows = await db
      .select()
      .from(shippingRegions)
      .where(and(eq(shippingRegions.merId, merId), eq(shippingRegions.templateId, id)))
      .orderBy(asc(shippingRegions.place));
    return rows.map(({ title, uniqid, first, firstPrice, renewal, renewalPrice }) => ({
      ...{ title, uniqid },
      first: moneyText(first),
      firstPrice: moneyText(firstPrice),
      renewal: moneyText(renewal),
      renewalPrice: moneyText(renewalPrice),
    }));
  }

  async function freesOf(id: number) {
    const rows = await db
      .select()
      .from(shippingFrees)
      .where(and(eq(shippingFrees.merId, merId), eq(shippingFrees.templateId, id)))
      .orderBy(asc(shippingFrees.place));
    return rows.map(({ title, uniqid, number, price }) => ({ title, uniqid, number: moneyText(number), price: moneyText(price) }));
  }
};
