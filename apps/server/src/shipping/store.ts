import { and, asc, desc, eq, ne } from "drizzle-orm";
import { moneyText } from "@shopkeeper/sdk/rules/money";
import { takesFrees, takesRegions } from "@shopkeeper/sdk/rules/shipping";
import { affectsRows } from "../tenancy/affects-rows";
import { contains } from "../kit/contains";
import { readPage, type PageQuery } from "../kit/page";
import { toWire } from "../kit/record";
import type { Scope } from "../tenancy/scope";
import { hasVersion, revision } from "../kit/version";
import type { TemplateFields } from "./template-fields";
import { postageTerms } from "./terms";
import { shippingFrees, shippingRegions, shippingTemplates } from "./tables";

/** The shop's shipping templates. */
export const shippingTemplateStore = (scope: Scope) => {
  const { db, merId, clock, totals } = scope;
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
          return rows.map((row) => toWire("ShippingTemplate", row, {}));
        },
      });
    },

    /** One template with its regions. */
    async find(id: number) {
      const [row] = await db.select().from(shippingTemplates).where(only(id));
      if (!row) return undefined;
      return toWire("ShippingTemplateInfo", row, {
        regionList: takesRegions(row) ? await regionsOf(id) : null,
        freeList: takesFrees(row) ? await freesOf(id) : null,
      });
    },

    /** Whether the shop has a template; it cannot be deleted until the end of the transaction. */
    async holds(id: number) {
      return (await db.select({ id: shippingTemplates.id }).from(shippingTemplates).where(only(id)).for("share")).length > 0;
    },

    /** Locks the shop's templates until the end of the transaction: no two people can use one name twice, and no product can use one. */
    async lock() {
      await db.select({ id: shippingTemplates.id }).from(shippingTemplates).where(own).orderBy(shippingTemplates.id).for("update");
    },

    async isNamed(name: string, exceptId: number) {
      return (await db.$count(shippingTemplates, and(own, eq(shippingTemplates.name, name), ne(shippingTemplates.id, exceptId)))) > 0;
    },

    /** Adds a template, and answers its id; undefined when another template has its name. */
    async add({ template, ...rows }: TemplateFields) {
      const now = clock.now();
      const [made] = await db
        .insert(shippingTemplates)
        .values({ ...template, merId, createTime: now, updateTime: now })
        .onConflictDoNothing({ target: [shippingTemplates.merId, shippingTemplates.name] })
        .returning({ id: shippingTemplates.id });
      if (made) await writeRows(made.id, rows);
      return made;
    },

    /** Changes a template and replaces its rows; false when it no longer has that version. */
    async update(id: number, { template, ...rows }: TemplateFields, version: number | undefined) {
      const isChanged = await affectsRows(
        db
          .update(shippingTemplates)
          .set({ ...template, ...revision(shippingTemplates, clock) })
          .where(and(only(id), hasVersion(shippingTemplates, version))),
      );
      if (isChanged) await writeRows(id, rows);
      return isChanged;
    },

    /** Deletes a template with its rows. */
    async remove(id: number) {
      await writeRows(id, { regions: [], frees: [] });
      return affectsRows(db.delete(shippingTemplates).where(only(id)));
    },

    /** The postage terms of the templates, by id. */
    terms: () => postageTerms(scope),
  };

  async function writeRows(templateId: number, { regions, frees }: Pick<TemplateFields, "regions" | "frees">) {
    const placed = <Row>(rows: readonly Row[]) =>
      rows.map((row, place) => ({ ...row, merId, templateId, place, uniqid: `${templateId}-${place}` }));
    await db.delete(shippingRegions).where(and(eq(shippingRegions.merId, merId), eq(shippingRegions.templateId, templateId)));
    await db.delete(shippingFrees).where(and(eq(shippingFrees.merId, merId), eq(shippingFrees.templateId, templateId)));
    if (regions.length > 0) await db.insert(shippingRegions).values(placed(regions));
    if (frees.length > 0) await db.insert(shippingFrees).values(placed(frees));
  }

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
