import { textOf, useText } from "@shopkeeper/hooks/texts";
import { type orderSums, orderText, type OrderTextKey } from "@shopkeeper/hooks/orders";
import { type Schema, ShippingType } from "@shopkeeper/sdk";
import { centsOf } from "@shopkeeper/sdk/rules/money";
import { loaded } from "../../core/load-state";
import { Money } from "../../core/money";
import { DataTable } from "../../list/data-table";
import type { Column } from "../../list/table-column";
import { styled } from "../../theme/styled";
import { LineGoods } from "../send/pieces-field";

export interface OrderGoodsTabProps {
  order: Schema<"OrderInfo">;
  sums: ReturnType<typeof orderSums>;
}

/** 商品信息: the lines of an order, whose sum is the paid amount. */
export function OrderGoodsTab({ order, sums }: OrderGoodsTabProps) {
  const t = useText(orderText);
  const isPickUp = order.shippingType === ShippingType.pickUp;
  return (
    <Root>
      <DataTable
        label={t("detail.goods")}
        columns={isPickUp ? pickUpColumns : orderLineColumns}
        rows={order.orderDetailList}
        rowKey={({ id }) => id}
        list={loaded}
        maxHeight="none"
      />
      <p>
        <span>{t("detail.sum", { count: sums.pieces })}</span>
        <b>
          <Money value={sums.paid} />
        </b>
      </p>
    </Root>
  );
}

type Line = Schema<"OrderLine">;

const t = (key: OrderTextKey) => textOf(orderText, key);

const columnsWith = (sent: OrderTextKey): readonly Column<Line>[] => [
  { key: "line", title: () => t("detail.line"), isHeading: true, minWidth: 280, cell: (line) => <LineGoods {...line} /> },
  { key: "price", title: () => t("detail.price"), width: 104, align: "end", cell: ({ price }) => <Money value={price} /> },
  { key: "payNum", title: () => t("detail.payNum"), width: 84, align: "end", cell: ({ payNum }) => payNum },
  { key: "deliveryNum", title: () => t(sent), width: 84, align: "end", cell: ({ deliveryNum }) => deliveryNum },
  { key: "refundNum", title: () => t("detail.refundNum"), width: 112, cell: (line) => <Refunds {...line} /> },
  { key: "payPrice", title: () => t("detail.linePrice"), width: 128, align: "end", cell: (line) => <Paid {...line} /> },
];

/** The columns of a shipped order; those of a pick-up order have the same widths. */
export const orderLineColumns = columnsWith("detail.deliveryNum");
const pickUpColumns = columnsWith("detail.verifiedNum");

const Refunds = ({ applyRefundNum, refundNum }: Line) => (
  <Stack>
    {applyRefundNum > 0 && <span data-bad="">{textOf(orderText, "detail.applying", { count: applyRefundNum })}</span>}
    {refundNum > 0 && <span data-bad="">{textOf(orderText, "detail.refundedNum", { count: refundNum })}</span>}
    {applyRefundNum + refundNum === 0 && "-"}
  </Stack>
);

const Paid = ({ payPrice, freightFee }: Line) => (
  <Stack>
    <Money value={payPrice} />
    {centsOf(freightFee) > 0 && <small>{textOf(orderText, "detail.withFreight", { amount: `¥${freightFee}` })}</small>}
  </Stack>
);

const Stack = styled("span", {
  base: { display: "grid", "& small": { fontSize: "xs", color: "fg.subtle" }, "& [data-bad]": { color: "fg.error", fontSize: "xs" } },
});

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "3",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > div": { borderWidth: "1px", borderColor: "border", borderRadius: "md", overflow: "hidden" },
    "& > p": { display: "flex", justifyContent: "flex-end", alignItems: "baseline", gap: "4", color: "fg.muted" },
    "& > p > b": { fontSize: "lg", fontWeight: "semibold", color: "fg" },
  },
});
