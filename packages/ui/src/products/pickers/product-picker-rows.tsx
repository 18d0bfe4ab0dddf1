import { type List, type RowSelection, textOf, useText } from "@shopkeeper/hooks/core";
import { productText, type ProductTextKey, type useProductPicker } from "@shopkeeper/hooks/products/shared";
import type { ReactNode } from "react";
import { Picture } from "../../core/picture";
import { DataTable } from "../../list/data-table";
import { idColumn } from "../../list/id-column";
import { ListEmpty } from "../../list/list-empty";
import { Pager } from "../../list/pager";
import type { Column } from "../../list/table-column";
import { Basket } from "../../picker/basket";
import { PickerLayout } from "../../picker/picker-layout";

interface Pickable {
  readonly id: number;
  readonly name: string;
  readonly image: string;
}

/** What `useProductPicker` returns, for any list of products. */
export interface PickerOf<Row>
  extends
    Omit<List<Row, { page: number; limit: number }>, "selection">,
    Pick<ReturnType<typeof useProductPicker>, "mode" | "max" | "confirm"> {
  selection: RowSelection<number, Pickable>;
  choose(row: Row): void;
}

export interface ProductPickerRowsProps<Row extends Pickable> {
  picker: PickerOf<Row>;
  /** A constant. */
  columns: readonly Column<Row>[];
  filters: ReactNode;
  /** Rows that are shown, and cannot be picked. */
  isDisabled?: (row: Row) => boolean;
  /** The height that the rows keep from page to page, in pixels. */
  height?: number;
}

/** What every product picker shows: filters, rows and pages, and the basket of what is picked. */
export function ProductPickerRows<Row extends Pickable>({
  picker,
  columns,
  filters,
  isDisabled = never,
  height,
}: ProductPickerRowsProps<Row>) {
  const t = useText(productText);
  const { mode, max, query, selection } = picker;
  const { count } = selection;
  const free = (page: readonly Row[]) => page.filter((row) => !isDisabled(row));
  return (
    <div>
      <PickerLayout
        filters={filters}
        height={height}
        pager={picker.total > 0 && <Pager {...query} total={picker.total} sizes={picker.definition.sizes} onChange={picker.change} />}
      >
        <DataTable
          label={t("picker.title")}
          columns={columns}
          rows={picker.rows}
          rowKey={(product) => product.id}
          list={picker}
          maxHeight="26rem"
          selection={{
            ...selection,
            togglePage: (page) => selection.togglePage(free(page)),
            pageState: (page) => selection.pageState(free(page)),
            toggle: picker.choose,
            nameOf: ({ name }) => name,
            picks: mode === "single" ? "one" : "many",
            isDisabled,
          }}
          empty={<ListEmpty list={picker} title={t("picker.empty")} />}
        />
      </PickerLayout>
      {mode === "multiple" && (
        <Basket
          rows={selection.rows}
          count={count === 0 ? t("picker.basketEmpty") : max ? t("picker.countOf", { count, max }) : t("picker.count", { count })}
          idOf={(row) => row.id}
          nameOf={(row) => row.name}
          sign={smallPicture}
          dropLabel={({ name }) => t("picker.dropNamed", { name })}
          onDrop={selection.drop}
          clearLabel={t("picker.clear")}
          onClear={selection.clear}
        />
      )}
    </div>
  );
}

const never = () => false;

const smallPicture = ({ image, name }: Pickable) => <Picture src={image} name={name} size={20} isPlain />;

const title = (key: ProductTextKey) => () => textOf(productText, key);

/** The columns that every product picker begins with. */
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
