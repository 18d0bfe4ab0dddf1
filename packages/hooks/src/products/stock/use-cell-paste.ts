import { textOf, useShop } from "../../core";
import { productListText } from "../list/product-list-messages";
import { type PasteColumn, type PastedCells, pastedCells } from "./pasted-cells";

/** Pasting a block into the inputs of a drawer; answers whether it was one, and says what was filled in and what was not. */
export function useCellPaste<Name extends string>(
  columns: readonly PasteColumn<Name>[],
  keys: readonly string[],
  set: (cells: PastedCells<Name>["cells"]) => void,
) {
  const { notices } = useShop();

  /** `input` is the name of the input that it was pasted into: its column and the key of its SKU. */
  return (input: string, text: string): boolean => {
    const [column = "", key = ""] = input.split(".");
    const pasted = pastedCells(text, { column, key }, columns, keys);
    if (!pasted) return false;
    set(pasted.cells);
    const { refused, beyond } = pasted;
    const count = pasted.cells.length;
    notices.info(textOf(productListText, refused + beyond > 0 ? "stock.pastedPartly" : "stock.pasted", { count, left: refused + beyond }));
    return true;
  };
}
