import { textOf, useText } from "@shopkeeper/hooks/texts";
import { type OwnReviewFormState, reviewText, type ReviewTextKey, skuValues } from "@shopkeeper/hooks/reviews";
import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { Money } from "../core/money";
import { Picture } from "../core/picture";
import { DataTable } from "../list/data-table";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";

type Sku = Schema<"SkuRow">;

export interface SkuChoiceProps {
  review: Pick<OwnReviewFormState, "product" | "skus">;
  value: number | null;
  onChange: (id: number) => void;
}

/** The SKUs of the chosen product, one of which the review is about. */
export function SkuChoice({ review: { product, skus }, value, onChange }: SkuChoiceProps) {
  const t = useText(reviewText);
  const columns = useMemo(() => [...skus.specs.map(specColumn), ...fixedColumns], [skus.specs]);
  if (!product) return <Hint>{t("form.skuFirst")}</Hint>;
  return (
    <Root>
      <DataTable
        label={t("form.skuTable")}
        columns={columns}
        rows={skus.rows}
        rowKey={(sku) => sku.id}
        list={{ reading: skus }}
        maxHeight="20rem"
        selection={{
          has: (id) => id === value,
          toggle: (sku) => onChange(sku.id),
          togglePage: () => undefined,
          pageState: () => "none",
          nameOf: (sku) => sku.sku,
          picks: "one",
        }}
      />
    </Root>
  );
}

/** The column of a spec; the first is the heading of the row. */
const specColumn = (name: string, at: number): Column<Sku> => ({
  key: `spec ${name}`,
  title: name,
  width: 110,
  isHeading: at === 0,
  cell: ({ attrValue }) => skuValues(attrValue)[name],
});

const text = (key: ReviewTextKey) => textOf(reviewText, key);

const moneyColumn = (key: "price" | "cost" | "otPrice"): Column<Sku> => ({
  key,
  title: () => text(`form.${key}`),
  width: 110,
  align: "end",
  cell: (sku) => <Money value={sku[key]} />,
});

const fixedColumns: readonly Column<Sku>[] = [
  { key: "image", title: () => text("form.image"), width: 70, cell: ({ image, sku }) => <Picture src={image} name={sku} isPlain /> },
  moneyColumn("price"),
  moneyColumn("cost"),
  moneyColumn("otPrice"),
  { key: "stock", title: () => text("form.stock"), width: 80, align: "end", cell: ({ stock }) => stock },
];

const Hint = styled("p", { base: { color: "fg.subtle", fontSize: "body" } });

const Root = styled("div", {
  base: { width: "full", minWidth: 0, borderWidth: "1px", borderColor: "border", borderRadius: "md", overflow: "hidden" },
});
