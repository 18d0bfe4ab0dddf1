import { textOf, useText } from "@shopkeeper/hooks/texts";
import { productText, type ProductTextKey } from "@shopkeeper/hooks/products/shared";
import { Picture } from "../../core/picture";
import { idColumn } from "../../list/id-column";
import type { Column } from "../../list/table-column";

interface Pickable {
  readonly id: number;
  readonly name: string;
  readonly image: string;
}

/** The common parts of product pickers beside the rows: names, and the count of picked products. */
export function useProductPickerParts({
  mode,
  max,
  selection: { count },
}: {
  mode: "single" | "multiple";
  max: number | undefined;
  selection: { count: number };
}) {
  const t = useText(productText);
  return {
    title: t("picker.title"),
    nameOf: ({ name }: Pickable) => name,
    empty: { title: t("picker.empty") },
    isSingle: mode === "single",
    basket: {
      count: count === 0 ? t("picker.basketEmpty") : max ? t("picker.countOf", { count, max }) : t("picker.count", { count }),
      sign: smallPicture,
    },
  };
}

const smallPicture = ({ image, name }: Pickable) => <Picture src={image} name={name} size={20} isPlain />;

const title = (key: ProductTextKey) => () => textOf(productText, key);

/** The first columns of every product picker. */
export const productColumns: readonly Column<Pickable>[] = [
  idColumn(84),
  { key: "image", title: title("columns.image"), width: 76, cell: ({ image, name }) => <Picture src={image} name={name} /> },
  { key: "name", title: title("columns.name"), isClipped: true, isHeading: true, cell: ({ name }) => name },
];

/** The column of a product's search words. */
export const keywordColumn = (width: number): Column<{ keyword: string | null }> => ({
  ...{ key: "keyword", title: title("columns.keyword"), width, isClipped: true },
  cell: ({ keyword }) => keyword,
});
