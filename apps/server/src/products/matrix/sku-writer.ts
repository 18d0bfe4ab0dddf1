import { and, eq, inArray, sql } from "drizzle-orm";
import type { Scope } from "../../tenancy/scope";
import { nextVersion } from "../../kit/version";
import { insertRows } from "../../tenancy/insert-rows";
import type { SkuValues } from "../form/product-values";
import { planSkus, type PlannedSku } from "./sku-plan";
import { skus } from "../tables";

/** Replaces the living SKUs of a product by these; unchanged rows are not written, and sales are kept. */
export const skuWriter =
  ({ db, merId }: Pick<Scope, "db" | "merId">) =>
  async (productId: number, wanted: readonly SkuValues[], living: readonly (typeof skus.$inferSelect)[]) => {
    const own = and(eq(skus.merId, merId), eq(skus.productId, productId));
    const gone = await db
      .select()
      .from(skus)
      .where(and(own, eq(skus.isDel, true)));
    const { added, changed, released } = planSkus([...living, ...gone], wanted);
    if (released.length > 0) {
      await db
        .update(skus)
        .set({ isDel: true, version: nextVersion(skus.version) })
        .where(and(own, inArray(skus.id, released)));
    }
    await updateRows(changed);
    await insertRows(
      db,
      skus,
      added.map((row) => ({ ...row, merId, productId })),
    );

    /** One statement, with the values as one JSON text. */
    async function updateRows(rows: readonly (PlannedSku & { id: number })[]) {
      if (rows.length === 0) return;
      const values = Object.fromEntries(written.map((key) => [key, sql`given.${sql.identifier(skus[key].name)}`]));
      const given = rows.map((row) => Object.fromEntries((["id", ...written] as const).map((key) => [skus[key].name, row[key]])));
      await db
        .update(skus)
        .set({ ...values, isDel: false, version: nextVersion(skus.version) })
        .from(sql`json_populate_recordset(null::${skus}, ${JSON.stringify(given)}::json) as given`)
        .where(and(own, sql`${skus.id} = given.id`));
    }
  };

const written = [
  ...(["place", "sku", "attrValue", "image", "stock", "price", "vipPrice", "otPrice", "cost"] as const),
  ...(["weight", "volume", "brokerage", "brokerageTwo", "barCode", "stockPlace", "expand"] as const),
] as const;
