import { textOf } from "@shopkeeper/hooks/texts";
import { orderText } from "@shopkeeper/hooks/orders";
import type { Schema } from "@shopkeeper/sdk";
import { GoodsCell } from "../../core/goods-cell";

const shown = 2;

/** The pictures of an order's goods; for a single line its name and SKU as well. */
export function OrderGoods({ infoResponseList: lines, totalNum }: Pick<Schema<"Order">, "infoResponseList" | "totalNum">) {
  const [first, second] = lines;
  if (!first) return null;
  const pieces = textOf(orderText, "list.pieces", { count: totalNum });
  return (
    <GoodsCell
      pictures={lines.slice(0, shown)}
      more={lines.length > shown && textOf(orderText, "list.more", { count: lines.length - shown })}
      name={second ? undefined : first.productName}
      note={second ? pieces : `${first.sku} · ${pieces}`}
    />
  );
}
