import { type List, type ListDefinition, type ListOperationId, type ListRow, useList } from "../../list";
import { type PickerOptions, type RowSelection, usePicked } from "../../selection";

/** How many products may be picked, what was picked before, and who gets the rows. */
export interface ProductPickerOptions<Row extends { readonly id: number }> extends PickerOptions<Row> {
  /** `single` hands one row back at once; `multiple`, the usual, waits for 确定. */
  mode?: "single" | "multiple";
}

/** Picking products from a list of them. */
export interface ProductPicker<
  Op extends ListOperationId,
  Query extends { page: number; limit: number },
  Row extends { readonly id: number },
> extends Omit<List<ListRow<Op>, Query>, "selection"> {
  mode: "single" | "multiple";
  max: number | undefined;
  selection: RowSelection<number, Row>;
  /** Picks or drops a row; in single mode it is handed back at once, and stays the picked one. */
  choose(row: Row): void;
  /** Hands the picked rows back; there is no 确定 in single mode. */
  confirm: (() => void) | undefined;
}

/** Picking products from a list of them: whole rows, over its pages and filters. It lasts as long as what shows it. */
export function useProductPicker<
  Op extends ListOperationId,
  Query extends { page: number; limit: number },
  Row extends { readonly id: number },
>(
  products: ListDefinition<Op, Query>,
  { mode = "multiple", max, chosen, onPick }: ProductPickerOptions<Row>,
): ProductPicker<Op, Query, Row> {
  const list = useList(products);
  const selection = usePicked<Row>({ mode, chosen, max });

  return {
    ...list,
    mode,
    max: max || undefined,
    selection,
    choose(row: Row) {
      if (mode === "multiple") return void selection.toggle(row);
      selection.set([row]);
      onPick([row]);
    },
    confirm: mode === "multiple" ? () => onPick(selection.rows) : undefined,
  };
}
