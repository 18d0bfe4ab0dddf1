import { textOf } from "../../texts";
import { useShop } from "../../shop";
import { productListText } from "../list/product-list-messages";
import { type PasteColumn, pastedCells } from "./pasted-cells";

interface CellForm<Name extends string> {
  setValue: (name: `${Name}.${string}`, value: number, options: { shouldDirty: true; shouldTouch: true }) => void;
  trigger: () => Promise<boolean>;
}

/** Pasting a block into the inputs of a form; returns whether it was a block, and shows what was filled in and what was not. */
export function useCellPaste<Name extends string>(
  form: CellForm<NoInfer<Name>>,
  columns: readonly PasteColumn<Name>[],
  lines: readonly { readonly key: string }[],
) {
  const { notices } = useShop();

  /** `input` is the name of the input that received the paste: its column and the key of its SKU. */
  return (input: string, text: string): boolean => {
    const [column = "", key = ""] = input.split(".");
    const pasted = pastedCells(
      text,
      { column, key },
      columns,
      lines.map((line) => line.key),
    );
    if (!pasted) return false;
    for (const cell of pasted.cells) form.setValue(`${cell.column}.${cell.key}`, cell.value, { shouldDirty: true, shouldTouch: true });
    void form.trigger();
    const { refused, beyond } = pasted;
    const count = pasted.cells.length;
    notices.info(textOf(productListText, refused + beyond > 0 ? "stock.pastedPartly" : "stock.pasted", { count, left: refused + beyond }));
    return true;
  };
}
