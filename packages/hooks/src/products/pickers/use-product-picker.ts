import { type List, type ListDefinition, type ListOperationId, type ListRow, useList } from "../../list";
import { type PickerOptions, type RowSelection, usePicked } from "../../selection";

/** The maximum number of products, the previous choice, and the callback for the rows. */
export interface ProductPickerOptions<Row extends { readonly id: number }> extends PickerOptions<Row> {
  /** `single` returns one row at once; `multiple`, the default, waits for 确定. */
  mode?: "single" | "multiple";
}

/** Choosing products from a list. */
export interface ProductPicker<
  Op extends ListOperationId,
  Query extends { page: number; limit: number },
  Row extends { readonly id: number },
> extends Omit<List<ListRow<Op>, Query>, "selection"> {
  mode: "single" | "multiple";
  max: number | undefined;
  selection: RowSelection<number, Row>;
  /** Selects or deselects a row; in single mode the row is returned at once and stays selected. */
  choose(row: Row): void;
  /** Returns the selected rows; undefined in single mode, which has no 确定. */
  confirm: (() => void) | undefined;
}

/** Choosing products from a list: whole rows, across its pages and filters. Its state lives as long as its component. */
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
