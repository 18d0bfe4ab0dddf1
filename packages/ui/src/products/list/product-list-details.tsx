import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { useCan } from "@shopkeeper/hooks/shop";
import { productListText } from "@shopkeeper/hooks/products";
import type { Schema } from "@shopkeeper/sdk";
import { styled } from "../../theme/styled";
import { ProductListSkus } from "./product-list-skus";

/** The details of an expanded product in the list. */
export function ProductListDetails({ product }: { product: Schema<"Product"> }) {
  const t = useText(productListText);
  const canSeeSkus = useCan()("getProduct");
  const facts = [
    ["category", product.categoryName],
    ["keyword", product.keyword],
    ["collectCount", product.collectCount === undefined ? "" : groupedNumber(product.collectCount)],
    ["ficti", product.ficti === undefined ? "" : groupedNumber(product.ficti)],
  ] as const;
  return (
    <>
      {product.specType && canSeeSkus && <ProductListSkus id={product.id} />}
      <Root>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`details.${key}`)}</dt>
            <dd>{value || "-"}</dd>
          </div>
        ))}
        {product.reason && (
          <div data-wide="">
            <dt>{t("details.reason")}</dt>
            <dd data-tone="danger">{product.reason}</dd>
          </div>
        )}
      </Root>
    </>
  );
}

const Root = styled("dl", {
  base: {
    display: "grid",
    gridTemplateColumns: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))",
    columnGap: "6",
    rowGap: "1.5",
    "& > div": { display: "flex", gap: "2", minWidth: 0 },
    "& > [data-wide]": { gridColumn: "1 / -1" },
    "& dt": { flexShrink: 0, color: "fg.subtle", _after: { content: '"："' } },
    "& dd": { margin: 0, minWidth: 0, overflowWrap: "anywhere" },
    "& [data-tone=danger]": { color: "fg.error" },
  },
});
