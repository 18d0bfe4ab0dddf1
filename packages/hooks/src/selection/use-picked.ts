import { textOf } from "../texts/catalogue";
import { coreText } from "../texts/messages";
import type { PickerOptions } from "./picker-options";
import { useShop } from "../shop/shop-provider";
import { type RowSelection, useSelection } from "./use-selection";

export interface PickedOptions<Row> extends Pick<PickerOptions<Row>, "chosen" | "max"> {
  mode?: "single" | "multiple";
}

/** The chosen rows of a picker, across the pages and filters of its list; a notice tells when the maximum is reached. */
export function usePicked<Row extends { readonly id: number }>({
  mode = "multiple",
  chosen = [],
  max,
}: PickedOptions<Row>): RowSelection<number, Row> {
  const { notices } = useShop();
  return useSelection<number, Row>({
    mode,
    idOf: (row) => row.id,
    initial: chosen,
    ...(max && { max }),
    onFull: (most) => notices.info(textOf(coreText, "selection.full", { max: most })),
  });
}
