import { ProductAuditStatus, ProductType } from "@shopkeeper/sdk/contract";
import { and, asc, eq, inArray, lte, not } from "drizzle-orm";
import type { TextParams } from "@shopkeeper/sdk/rules/core";
import { transitionOf, type ProductState, type ProductAction, type ShelfConditions } from "@shopkeeper/sdk/rules/products";
import type { CodeKey } from "../../core/refusal";
import type { Scope } from "../../core/scope";
import { nextVersion } from "../../core/version";
import { shelfFault, type ShelfGoods } from "./shelf-fault";
import { products } from "../tables";

/** What a shop is to its products. */
export type ShopState = Pick<ShelfConditions, "isOpen" | "isReviewed">;

/** What became of a step for one product. */
export interface StepResult {
  id: number;
  goods: ShelfGoods;
  refused?: { key: CodeKey; params?: TextParams };
}

/** A product as far as its steps go. */
type StateRow = ShelfGoods & ProductState & { id: number };

const columns = {
  id: products.id,
  type: products.type,
  name: products.name,
  image: products.image,
  sliderImage: products.sliderImage,
  intro: products.intro,
  unitName: products.unitName,
  cateIds: products.cateIds,
  categoryId: products.categoryId,
  tempId: products.tempId,
  stock: products.stock,
  isShow: products.isShow,
  isRecycle: products.isRecycle,
  auditStatus: products.auditStatus,
  isAudit: products.isAudit,
  isAutoUp: products.isAutoUp,
  reason: products.reason,
};

/** What is done to where products stand, by the shop and by the platform; each product is decided on while it is locked. */
export const stateStore = ({ db, merId, clock }: Scope) => {
  const own = and(eq(products.merId, merId), not(products.isDel));

  /** The shop's products of these ids, in the order of the ids; nobody else changes them until the end of the transaction. */
  async function lock(ids: readonly number[]): Promise<StateRow[]> {
    const rows = await db
      .select(columns)
      .from(products)
      .where(and(own, inArray(products.id, [...ids])))
      .orderBy(asc(products.id))
      .for("update");
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  /** Writes what has changed, together where it is the same. */
  async function write(changes: ReadonlyMap<number, Partial<ProductState>>, further: { isDel?: boolean; tempId?: number } = {}) {
    const groups = new Map<string, { ids: number[]; change: Partial<ProductState> }>();
    for (const [id, change] of changes) {
      const key = JSON.stringify(change);
      const group = groups.get(key) ?? { ids: [], change };
      groups.set(key, { ...group, ids: [...group.ids, id] });
    }
    const updateTime = clock.now();
    for (const { ids, change } of groups.values()) {
      const submitted = change.isAudit ? { auditTime: updateTime } : {};
      await db
        .update(products)
        .set({ ...change, ...submitted, ...further, version: nextVersion(products.version), updateTime })
        .where(and(own, inArray(products.id, ids)));
    }
  }

  return {
    /** Decides on a step for each of the products, and takes it where it may be taken; nothing is done when the shop has not all of them. */
    async take(ids: readonly number[], step: ProductAction, shop: ShopState, uses: ReadonlyMap<number, StepResult["refused"]> = new Map()) {
      const rows = await lock(ids);
      if (rows.length < ids.length) return missingOf(ids, rows);
      const changes = new Map<number, Partial<ProductState>>();
      const results = rows.map((row): StepResult => {
        const outcome = transitionOf(step, row, { ...shop, shelfFault: shelfFault(row) });
        const refused = "refused" in outcome ? { key: outcome.refused } : uses.get(row.id);
        if (refused) return { id: row.id, goods: row, refused };
        if ("change" in outcome && (step.do === "delete" || hasAny(outcome.change))) changes.set(row.id, outcome.change);
        return { id: row.id, goods: row };
      });
      await write(changes, step.do === "delete" ? { isDel: true } : {});
      return results;
    },

    /** Gives another shipping template to each of the products that may have one; those that are not shipped stay as they are. */
    async setFreight(ids: readonly number[], tempId: number, shop: ShopState) {
      const rows = await lock(ids);
      if (rows.length < ids.length) return missingOf(ids, rows);
      const changed: number[] = [];
      const results = rows.map((row): StepResult => {
        const outcome = row.type === ProductType.ordinary ? transitionOf({ do: "setFreight" }, row, shop) : { change: {} };
        if ("refused" in outcome) return { id: row.id, goods: row, refused: { key: outcome.refused } };
        if (row.type === ProductType.ordinary && row.tempId !== tempId) changed.push(row.id);
        return { id: row.id, goods: row };
      });
      await write(new Map(changed.map((id) => [id, {}])), { tempId });
      return results;
    },

    /** The products in the review queue, longest waiting first; those that were submitted by a certain time only, if one is told. */
    async queue(until?: Date) {
      return db
        .select({ id: products.id, name: products.name, intro: products.intro, price: products.price })
        .from(products)
        .where(and(own, products.isAudit, eq(products.auditStatus, ProductAuditStatus.waiting), until && lte(products.auditTime, until)))
        .orderBy(asc(products.auditTime), asc(products.id));
    },
  };
};

function missingOf(ids: readonly number[], rows: readonly StateRow[]): { missing: number[] } {
  const known = new Set(rows.map(({ id }) => id));
  return { missing: ids.filter((id) => !known.has(id)) };
}

const hasAny = (change: object) => Object.keys(change).length > 0;
