import { textOf, useLanguage, useText } from "@shopkeeper/hooks/core";
import { reviewText, type ReviewTextKey, skuValues, type useOwnReviewForm } from "@shopkeeper/hooks/reviews";
import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { DataTable } from "../core/data-table";
import { Money } from "../core/money";
import { Picture } from "../core/picture";
import type { Column } from "../core/table-column";
import { styled } from "../theme/styled";

type Sku = Schema<"SkuRow">;

export interface SkuChoiceProps {
  review: Pick<ReturnType<typeof useOwnReviewForm>, "product" | "skus">;
  value: number | null;
  onChange: (id: number) => void;
}

/** The SKUs of the chosen product, one of which the review is about. */
export function SkuChoice({ review: { product, skus }, value, onChange }: SkuChoiceProps) {
  const t = useText(reviewText);
  const language = useLanguage();
  const specs = skus.specs.join("\n");
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the specs' names are the same while the product is
  const columns = useMemo(() => skuColumns(skus.specs), [specs, language]);
  if (!product) return <Hint>{t("form.skuFirst")}</Hint>;
  return (
    <Root>
      <DataTable
        label={t("form.skuTable")}
        columns={columns}
        rows={skus.rows}
        rowKey={(sku) => sku.id}
        list={skus}
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

function skuColumns(specs: readonly string[]): readonly Column<Sku>[] {
  const t = (key: ReviewTextKey) => textOf(reviewText, key);
  const money = (key: ReviewTextKey, field: "price" | "cost" | "otPrice"): Column<Sku> => ({
    key: field,
    title: t(key),
    width: 110,
    align: "end",
    cell: (sku) => <Money value={sku[field]} />,
  });
  return [
    ...specs.map((name, at): Column<Sku> => ({
      key: `spec ${name}`,
      title: name,
      width: 110,
      isHeading: at === 0,
      cell: (sku) => skuValues(sku.attrValue)[name],
    })),
    { key: "image", title: t("form.image"), width: 70, cell: (sku) => <Picture src={sku.image} name={sku.sku} isPlain /> },
    money("form.price", "price"),
    money("form.cost", "cost"),
    money("form.otPrice", "otPrice"),
    { key: "stock", title: t("form.stock"), width: 80, align: "end", cell: (sku) => sku.stock },
  ];
}

const Hint = styled("p", { base: { color: "fg.subtle", fontSize: "body" } });

const Root = styled("div", {
  base: { width: "full", minWidth: 0, borderWidth: "1px", borderColor: "border", borderRadius: "md", overflow: "hidden" },
});
