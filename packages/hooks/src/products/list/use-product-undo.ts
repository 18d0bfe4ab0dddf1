import type { MerchantClient } from "@shopkeeper/sdk";
import { type Bulk, useBulk } from "../../list";
import { coreText, textOf } from "../../texts";
import { type NoticeAction, type Success, useCan, useShop } from "../../shop";
import { useAction } from "../../core";
import { type BatchRow, productBatchCall } from "./product-batch-call";
import { productListText } from "./product-list-messages";

/** The actions that can be undone, for one or many products. */
type Undoable = "down" | "recycle";

/** A product to put back, and the action to undo. */
export interface UndoneRow extends BatchRow {
  readonly undo: Undoable;
}

const undoCall = productBatchCall(async (rows: readonly UndoneRow[], client: MerchantClient) => {
  const idsOf = (some: readonly UndoneRow[]) => some.map(({ id }) => id);
  if (rows[0]?.undo === "down") return client.putOnProducts({ body: { idList: idsOf(rows) } });
  const restored = await client.restoreProducts({ body: { idList: idsOf(rows) } });
  const shown = rows.filter(({ wasShown }) => wasShown);
  if (shown.length === 0) return restored;
  const shelved = new Map((await client.putOnProducts({ body: { idList: idsOf(shown) } })).map((row) => [row.id, row]));
  return restored.map((row) => shelved.get(row.id) ?? row);
});

/** Undoing actions on products. */
export interface ProductUndo {
  /** The notice for one product. */
  notice: (undo: Undoable, id: number, text: string) => Success;
  /** The notice for many products. */
  noticeOfMany(undo: Undoable, rows: readonly BatchRow[], text: string): Success;
  results: Omit<Bulk<UndoneRow>, "run">;
}

/**
 * 撤销 in the notice of 下架 and of 移入回收站: puts products back on the shelf or restores them from the recycle bin.
 *
 * Only products that were changed are put back; a product whose state no longer allows it is reported with the reason.
 */
export function useProductUndo(): ProductUndo {
  const can = useCan();
  const { notices } = useShop();
  const one = useAction(
    async ({ id, undo }: UndoneRow, client) =>
      undo === "down" ? client.putOnProduct({ path: { id } }) : client.restoreProduct({ path: { id } }),
    ["products"],
    { done: (_answer, { undo }) => textOf(productListText, `undone.${undo}`), pause: 0 },
  );
  const { run, ...results } = useBulk(undoCall, ["products"]);

  async function undoMany(undo: Undoable, rows: readonly BatchRow[]) {
    const ended = await run(rows.map((row) => ({ ...row, undo })));
    if (ended.every(({ isDone }) => isDone)) notices.success(textOf(productListText, "undone.many", { count: ended.length }));
  }

  const action = (isOffered: boolean, undo: () => void): { action?: NoticeAction } =>
    isOffered ? { action: { label: textOf(coreText, "actions.undo"), run: undo } } : {};

  return {
    notice: (undo: Undoable, id: number, text: string): Success => ({
      text,
      ...action(can(undo === "down" ? "putOnProduct" : "restoreProduct"), () => void one.run({ id, undo })),
    }),
    noticeOfMany(undo: Undoable, rows: readonly BatchRow[], text: string): Success {
      const changed = rows.filter(({ isChanged }) => isChanged);
      const isAllowed = can(undo === "down" ? "putOnProducts" : "restoreProducts") && (undo === "down" || mayShelve(changed));
      return { text, ...action(isAllowed && changed.length > 0, () => void undoMany(undo, changed)) };
    },
    results,
  };

  function mayShelve(rows: readonly BatchRow[]) {
    return can("putOnProducts") || !rows.some(({ wasShown }) => wasShown);
  }
}
