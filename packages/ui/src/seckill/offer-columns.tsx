import { coreText, sentenceOf, textOf } from "@shopkeeper/hooks/texts";
import { type OfferFormState, type OfferRow, seckillText } from "@shopkeeper/hooks/seckill";
import type { Loading } from "../core/load-state";
import { Button } from "../core/button";
import { Checkbox } from "../core/checkbox";
import { Money } from "../core/money";
import { Picture } from "../core/picture";
import { NumberCell } from "../form/number-cell";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";

type Shown = { reading: Loading; selection: OfferFormState["selection"] };

/** The columns of products and their SKUs; the input cells belong to the form. */
export function offerColumns({
  form,
  limits,
  isFixed,
  onDrop,
}: Pick<OfferFormState, "form" | "limits"> & { isFixed: boolean; onDrop: (ids: readonly number[]) => void }): readonly Column<
  OfferRow,
  Shown
>[] {
  const text = (key: Parameters<typeof textOf<typeof seckillText.zh>>[1], params?: Record<string, string>) =>
    textOf(seckillText, key, params);
  return [
    {
      ...{ key: "goods", title: () => text("form.goods"), isHeading: true, minWidth: 220 },
      cell: ({ product, sku }, { read, act }) =>
        sku ? (
          <Goods data-sku="">
            <Picture src={sku.image} name={sku.sku} size={28} />
            <span>{sku.sku}</span>
          </Goods>
        ) : (
          <Goods>
            <Checkbox
              isChecked={read(({ selection }) => selection.has(product.id))}
              disabled={isFixed}
              aria-label={textOf(coreText, "actions.selectRow", { name: product.name })}
              onChange={act(({ selection }) => void selection.toggle(product))}
            />
            <Picture src={product.image} name={product.name} />
            <b>{product.name}</b>
          </Goods>
        ),
    },
    {
      key: "category",
      title: () => text("fields.category"),
      width: 110,
      isClipped: true,
      cell: ({ product, sku }) => !sku && product.categoryName,
    },
    {
      ...{ key: "price", title: () => text("form.price"), width: 104, align: "end" },
      cell: ({ product, sku }) => <Money value={(sku ?? product).price} />,
    },
    { key: "stock", title: () => text("form.stock"), width: 84, align: "end", cell: ({ product, sku }) => (sku ?? product).stock },
    {
      ...{ key: "quota", title: () => text("form.quota"), width: 132 },
      cell: ({ at, place, product, sku }) =>
        sku && (
          <NumberCell
            key={at}
            form={form}
            name={`productList.${at}.attrValue.${place}.quota`}
            label={text("form.quotaOf", { sku: `${product.name} ${sku.sku}` })}
            max={sku.stock}
            disabled={isFixed}
            explain={(message) => sentenceOf(seckillText, message, { ...limits, stock: sku.stock })}
          />
        ),
    },
    {
      ...{ key: "activityPrice", title: () => text("form.activityPrice"), width: 144 },
      cell: ({ at, place, product, sku }) =>
        sku && (
          <NumberCell
            key={at}
            form={form}
            name={`productList.${at}.attrValue.${place}.activityPrice`}
            label={text("form.priceOf", { sku: `${product.name} ${sku.sku}` })}
            mode={2}
            max={limits.priceMax}
            disabled={isFixed}
            explain={(message) => sentenceOf(seckillText, message, limits)}
          />
        ),
    },
    {
      ...{ key: "actions", title: () => textOf(coreText, "columns.actions"), width: 84 },
      cell: ({ product, sku }) =>
        !sku && (
          <Button
            size="sm"
            disabled={isFixed}
            aria-label={`${textOf(coreText, "actions.remove")} ${product.name}`}
            onClick={() => onDrop([product.id])}
          >
            {textOf(coreText, "actions.remove")}
          </Button>
        ),
    },
  ];
}

const Goods = styled("span", {
  base: {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minWidth: 0,
    "& > b": { fontWeight: "medium", overflowWrap: "anywhere" },
    "& > span": { minWidth: 0, overflowWrap: "anywhere" },
    "&[data-sku]": { paddingInlineStart: "8", color: "fg.muted" },
  },
});
