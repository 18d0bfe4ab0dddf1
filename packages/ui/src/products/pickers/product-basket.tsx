import { useText } from "@shopkeeper/hooks/core";
import { productText } from "@shopkeeper/hooks/products/shared";
import { Basket } from "../../core/basket";
import { Picture } from "../../core/picture";

export interface ProductBasketProps {
  rows: readonly { readonly id: number; readonly name: string; readonly image: string }[];
  max?: number;
  onDrop: (id: number) => void;
  onClear: () => void;
}

const picture = (row: { readonly name: string; readonly image: string }) => <Picture src={row.image} name={row.name} size={20} isPlain />;

/** The products picked so far, each of which can be dropped. */
export function ProductBasket({ rows, max, onDrop, onClear }: ProductBasketProps) {
  const t = useText(productText);
  return (
    <Basket
      rows={rows}
      count={
        rows.length === 0
          ? t("picker.basketEmpty")
          : max
            ? t("picker.countOf", { count: rows.length, max })
            : t("picker.count", { count: rows.length })
      }
      idOf={(row) => row.id}
      nameOf={(row) => row.name}
      sign={picture}
      dropLabel={(row) => t("picker.dropNamed", { name: row.name })}
      onDrop={onDrop}
      clearLabel={t("picker.clear")}
      onClear={onClear}
    />
  );
}
