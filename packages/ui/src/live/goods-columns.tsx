import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { liveText } from "@shopkeeper/hooks/live";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { needsSecondPrice } from "@shopkeeper/sdk/rules/live";
import { Money } from "../core/money";
import { Picture } from "../core/picture";
import { idColumn } from "../list/id-column";
import type { Column } from "../list/table-column";

type Goods = Schema<"LiveGoods">;

/** One price, or two with a tilde between them. */
export const LivePrice = ({ priceType, price, price2 }: Pick<Goods, "priceType" | "price" | "price2">) => (
  <span>
    <Money value={price} />
    {needsSecondPrice(priceType) && price2 !== null && (
      <>
        {" ~ "}
        <Money value={price2} />
      </>
    )}
  </span>
);

/** The common columns of all tables of live goods. */
export const goodsColumns: readonly Column<Goods>[] = [
  idColumn(72),
  {
    key: "productId",
    isMinor: true,
    title: () => textOf(liveText, "goods.fields.productId"),
    width: 84,
    cell: ({ productId }) => productId,
  },
  {
    key: "picture",
    title: () => textOf(liveText, "goods.fields.picture"),
    width: 76,
    cell: ({ coverImgUrlLocal, name }) => <Picture src={coverImgUrlLocal} name={name} />,
  },
  {
    key: "name",
    title: () => textOf(liveText, "goods.fields.name"),
    minWidth: 150,
    isClipped: true,
    isHeading: true,
    cell: ({ name }) => name,
  },
  {
    key: "priceType",
    title: () => textOf(liveText, "goods.fields.priceType"),
    width: 92,
    cell: ({ priceType }) => labelOf("PriceType", priceType, currentLanguage()),
  },
  { key: "price", title: () => textOf(liveText, "goods.fields.price"), width: 160, cell: (goods) => <LivePrice {...goods} /> },
];
