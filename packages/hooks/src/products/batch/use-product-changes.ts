import type { MerchantClient } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Bulk, useBulk } from "../../list";
import { type RowSelection } from "../../selection";
import { textOf } from "../../texts";
import { useCan, useShop } from "../../shop";
import { type BatchRow, productBatchCall } from "../list/product-batch-call";
import { productListText } from "../list/product-list-messages";
import { productBatchText } from "./product-batch-messages";
import type { ChangeKind, ProductChange } from "./product-change-form";

/** A product with its change. */
export interface ChangedRow extends BatchRow {
  readonly change: ProductChange;
}

/** Products per call: the server accepts no more of the largest ones, with 2,048 SKUs each. */
export const changeGroup = 20;

/** The operation of each kind. */
export const changeOperations = {
  price: "setProductPrices",
  stock: "setProductStocks",
  category: "setProductCategories",
} as const satisfies Record<ChangeKind, keyof MerchantClient>;

const changeCall = productBatchCall(async (rows: readonly ChangedRow[], client: MerchantClient) => {
  const idList = rows.map(({ id }) => id);
  const change = rows[0]?.change;
  if (change?.kind === "price") return client.setProductPrices({ body: { ...change.body, idList } });
  if (change?.kind === "stock") return client.setProductStocks({ body: { ...change.body, idList } });
  return change ? client.setProductCategories({ body: { ...change.body, idList } }) : [];
}, changeGroup);

/** Changing price, stock or shop categories of the selected products, with a result for each. */
export interface ProductChanges {
  isAllowed: (kind: ChangeKind) => boolean;
  open(kind: ChangeKind): void;
  /** The open dialog: its kind of change and its products. */
  dialog: ProductChangesDialog | undefined;
  /** The kind of the last change. */
  kind: ChangeKind;
  results: Omit<Bulk<ChangedRow>, "run" | "dryRun">;
}

interface ProductChangesDialog {
  kind: ChangeKind;
  rows: readonly BatchRow[];
  onChange: (next: ProductChange, isTrial: boolean) => void;
  onClose: () => void;
}

/** Changes price, stock or shop categories of the selected products, with a result for each; changed products leave the selection. */
export function useProductChanges(picked: Pick<RowSelection<number, BatchRow>, "rows" | "drop">): ProductChanges {
  const can = useCan();
  const { notices } = useShop();
  const [open, setOpen] = useState<{ kind: ChangeKind; rows: readonly BatchRow[] }>();
  const [kind, setKind] = useState<ChangeKind>("price");
  const { run, dryRun, ...results } = useBulk(
    changeCall,
    ["products"],
    (ended) => void picked.drop(...ended.filter(({ isDone }) => isDone).map(({ row }) => row.id)),
  );

  async function change(rows: readonly BatchRow[], change: ProductChange, isTrial: boolean) {
    setKind(change.kind);
    const changed = rows.map((row) => ({ ...row, change }));
    if (isTrial) return void (await dryRun(changed));
    const ended = await run(changed);
    if (ended.length === rows.length && ended.every(({ isDone }) => isDone))
      notices.success(textOf(productBatchText, `done.${change.kind}`));
  }

  return {
    isAllowed: (kind: ChangeKind) => can(changeOperations[kind]),
    open(kind: ChangeKind) {
      if (picked.rows.length === 0) notices.info(textOf(productListText, "batch.none"));
      else setOpen({ kind, rows: picked.rows });
    },
    dialog: open && {
      ...open,
      onChange: (next: ProductChange, isTrial: boolean) => void change(open.rows, next, isTrial),
      onClose: () => setOpen(undefined),
    },
    kind,
    results,
  };
}
