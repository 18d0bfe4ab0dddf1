import { ProductAuditStatus, ProductType } from "@shopkeeper/sdk/contract";
import { and, asc, eq, inArray, lte, not } from "drizzle-orm";
import type { TextParams } from "@shopkeeper/sdk/rules/core";
import { transitionOf, type ProductState, type ProductAction, type ShelfConditions } from "@shopkeeper/sdk/rules/products";
import type { CodeKey } from "../../core/refusal";
import type { Scope } from "../../tenancy/scope";
import { affectsRows } from "../../tenancy/affects-rows";
import { nextVersion, revision } from "../../kit/version";
import { shelfFault, type ShelfGoods } from "./shelf-fault";
import { raiseNotice } from "../../notices/shared";
import { products } from "../tables";

/** The state of a shop that decides about its products. */
export type ShopState = Pick<ShelfConditions, "isOpen" | "isReviewed">;

/** The result of an action for one product. */
export interface ActionResult {
  id: number;
  goods: ShelfGoods;
  refused?: { key: CodeKey; params?: TextParams };
  /** Something was written. */
  isChanged: boolean;
  /** It was on the shelf before. */
  wasShown: boolean;
}

/** The columns of a product that decide which actions are allowed. */
type StateRow = ShelfGoods & ProductState & { id: number };

const { id, type, name, image, sliderImage, intro, unitName, cateIds, categoryId, tempId, stock } = products;
const { isShow, isRecycle, auditStatus, isAudit, isAutoUp, reason } = products;
const columns = {
  ...{ id, type, name, image, sliderImage, intro, unitName, cateIds, categoryId, tempId, stock },
  ...{ isShow, isRecycle, auditStatus, isAudit, isAutoUp, reason },
};

/** The states of products, and their changes by the shop and the platform; each product is locked during a decision. */
export const stateStore = (scope: Scope) => {
  const { db, merId, clock } = scope;
  const own = and(eq(products.merId, merId), not(products.isDel));

  /** The shop's products with these ids, in the order of the ids, locked until the end of the transaction. */
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

  /** Writes the changes, equal changes in one statement. */
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
    /**
     * Applies an action to each of the products whose state allows it; nothing is changed if the shop lacks one of them.
     *
     * `usesOf` reads the uses that prevent deletion, after the products are locked: from then on no new use can refer to them.
     */
    async apply(
      ids: readonly number[],
      action: ProductAction,
      shop: ShopState,
      usesOf?: () => Promise<ReadonlyMap<number, ActionResult["refused"]>>,
    ) {
      const rows = await lock(ids);
      if (rows.length < ids.length) return missingOf(ids, rows);
      const uses = await usesOf?.();
      const changes = new Map<number, Partial<ProductState>>();
      const results = rows.map((row): ActionResult => {
        const transition = transitionOf(action, row, { ...shop, shelfFault: shelfFault(row) });
        const refused = "refused" in transition ? { key: transition.refused } : uses?.get(row.id);
        const result = { id: row.id, goods: row, wasShown: row.isShow };
        if (refused) return { ...result, refused, isChanged: false };
        const isChanged = "change" in transition && (action.do === "delete" || hasAny(transition.change));
        if (isChanged) changes.set(row.id, transition.change);
        return { ...result, isChanged };
      });
      await write(changes, action.do === "delete" ? { isDel: true } : {});
      if (action.do === "refuse") {
        for (const { id, name } of rows.filter((row) => changes.has(row.id)))
          await raiseNotice(scope, { kind: "review", subject: "product", subjectId: id, params: { name, reason: action.reason } });
      }
      return results;
    },

    /** Changes the shipping template of each of the products that may have one; products without shipping stay unchanged. */
    async setFreight(ids: readonly number[], tempId: number, shop: ShopState) {
      const rows = await lock(ids);
      if (rows.length < ids.length) return missingOf(ids, rows);
      const changed: number[] = [];
      const results = rows.map((row): ActionResult => {
        const transition = row.type === ProductType.ordinary ? transitionOf({ do: "setFreight" }, row, shop) : { change: {} };
        const result = { id: row.id, goods: row, wasShown: row.isShow };
        if ("refused" in transition) return { ...result, refused: { key: transition.refused }, isChanged: false };
        const isChanged = row.type === ProductType.ordinary && row.tempId !== tempId;
        if (isChanged) changed.push(row.id);
        return { ...result, isChanged };
      });
      await write(new Map(changed.map((id) => [id, {}])), { tempId });
      return results;
    },

    /** The state of products, in the order of their ids; `isLocked` locks them until the end of the transaction. */
    rows(ids: readonly number[], isLocked: boolean): Promise<StateRow[]> {
      const select = db
        .select(columns)
        .from(products)
        .where(and(own, inArray(products.id, [...ids])))
        .orderBy(asc(products.id));
      return isLocked ? select.for("update") : select;
    },

    /** Restores a deleted product in the state of its deletion; false when it is not deleted. */
    revive: (id: number) =>
      affectsRows(
        db
          .update(products)
          .set({ isDel: false, ...revision(products, clock) })
          .where(and(eq(products.merId, merId), eq(products.id, id), products.isDel)),
      ),

    /** Takes all products off the shelf, and answers their number. */
    async clearShelf(): Promise<number> {
      const rows = await db
        .update(products)
        .set({ isShow: false, version: nextVersion(products.version), updateTime: clock.now() })
        .where(and(own, products.isShow))
        .returning({ id: products.id });
      return rows.length;
    },

    /** The products in the review queue, longest waiting first; with `until` only those submitted by then. */
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
