import { groupedNumber, useText } from "@shopkeeper/hooks/texts";
import { productListText, useProductSkus } from "@shopkeeper/hooks/products";
import { LoadState } from "../../core/load-state";
import { Money } from "../../core/money";
import { styled } from "../../theme/styled";

/** Price and stock of each SKU of a product, read when its row is opened. */
export function ProductListSkus({ id }: { id: number }) {
  const t = useText(productListText);
  const skus = useProductSkus(id, undefined);
  const more = skus.lines.length - skus.shown.length;
  return (
    <Root role="group" aria-label={t("skus.title")}>
      <LoadState of={skus}>
        <ul>
          {skus.shown.map(({ key, name, sku }) => (
            <li key={key}>
              <span>{name.replaceAll(",", " / ")}</span>
              <Money value={sku.price} />
              <span data-empty={sku.stock === 0 || undefined}>
                {t("stock.stock")} {groupedNumber(sku.stock)}
              </span>
            </li>
          ))}
        </ul>
        {more > 0 && <small>{t("skus.more", { count: more })}</small>}
      </LoadState>
    </Root>
  );
}

const Root = styled("div", {
  base: {
    marginBottom: "2",
    "& ul": {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(min(19rem, 100%), 1fr))",
      columnGap: "8",
      maxHeight: "15rem",
      margin: 0,
      paddingInline: 0,
      overflowY: "auto",
      listStyle: "none",
      fontVariantNumeric: "tabular-nums",
    },
    "&& li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto 5.5rem",
      alignItems: "baseline",
      gap: "3",
      paddingBlock: "1",
      borderBottomWidth: "1px",
      borderColor: "border.muted",
    },
    "& li > span:first-child": { overflowWrap: "anywhere" },
    "& li > span:last-child": { textAlign: "end", color: "fg.muted" },
    "& li > span[data-empty]": { color: "fg.error" },
    "& small": { color: "fg.subtle" },
  },
});
