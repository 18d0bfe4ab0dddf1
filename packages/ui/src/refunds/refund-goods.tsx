import { textOf } from "@shopkeeper/hooks/texts";
import { refundText } from "@shopkeeper/hooks/refunds";
import { GoodsCell } from "../core/goods-cell";

export interface RefundGoodsProps {
  image: string;
  productName: string;
  sku: string;
  /** The number of pieces. */
  count: number;
}

/** The refunded goods: picture, name, SKU and number of pieces. */
export const RefundGoods = ({ image, productName, sku, count }: RefundGoodsProps) => (
  <GoodsCell pictures={[{ image, productName }]} name={productName} note={`${sku} · ${textOf(refundText, "pieces", { count })}`} />
);
