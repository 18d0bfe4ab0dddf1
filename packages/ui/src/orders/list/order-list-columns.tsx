import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type OrderList, orderText, type OrderTextKey } from "@shopkeeper/hooks/orders";
import { labelOf, OrderRefundStatus, OrderType, type Schema } from "@shopkeeper/sdk";
import { Money } from "../../core/money";
import { StatusTag } from "../../core/status-tag";
import { actionsColumn } from "../../list/actions-column";
import type { Column } from "../../list/table-column";
import { styled } from "../../theme/styled";
import { OrderGoods } from "./order-goods";
import { OrderStateTag } from "./order-state-tag";

type Order = Schema<"Order">;

const t = (key: OrderTextKey) => textOf(orderText, key);

/** The name of an order in dialogs and labels. */
export const orderName = ({ orderNo }: { orderNo: string }) => orderNo;

/** The columns of the list of orders. */
export const orderColumns: readonly Column<Order, OrderList>[] = [
  { key: "orderNo", title: () => t("columns.orderNo"), width: 192, isHeading: true, cell: (order) => <OrderNumber {...order} /> },
  { key: "goods", title: () => t("columns.goods"), minWidth: 170, cell: (order) => <OrderGoods {...order} /> },
  {
    key: "nickName",
    isUntitled: true,
    title: () => t("columns.nickName"),
    width: 100,
    isClipped: true,
    cell: (order) => <OrderBuyer {...order} />,
  },
  {
    key: "payPrice",
    isUntitled: true,
    title: () => t("columns.payPrice"),
    width: 98,
    align: "end",
    cell: ({ payPrice }) => <Money value={payPrice} />,
  },
  {
    key: "payType",
    title: () => t("columns.payType"),
    width: 90,
    isMinor: true,
    cell: ({ payType }) => labelOf("PayType", payType, currentLanguage()),
  },
  { key: "status", isState: true, title: () => t("columns.status"), width: 96, cell: (order) => <OrderStateTag {...order} /> },
  {
    key: "remark",
    isMinor: true,
    title: () => t("columns.remark"),
    width: 84,
    isClipped: true,
    cell: ({ merchantRemark }) => merchantRemark,
  },
  { key: "createTime", isMinor: true, title: () => t("columns.createTime"), width: 100, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 184,
    shown: 3,
    rowName: ({ orderNo }) => orderNo,
    actionsOf: (order, { rowActions }) =>
      rowActions.of(order).map((action) => ({
        key: action,
        label: t(`actions.${action}`),
        isDanger: action === "remove",
        onChoose: () => rowActions.run(action, order),
      })),
  }),
];

/** The order number with its marks: its kind before it, a refund and its deletion by the buyer below it. */
function OrderNumber({ orderNo, type, refundStatus, isUserDel }: Order) {
  const isInRefund = refundStatus !== OrderRefundStatus.none;
  return (
    <Signs data-refund={isInRefund || undefined}>
      <span>
        {type === OrderType.seckill && <b data-kind="seckill">{t("list.types.type1")}</b>}
        {type === OrderType.groupBuy && <b data-kind="group">{t("list.types.type2")}</b>}
        {orderNo}
      </span>
      {isInRefund && <small>{labelOf("OrderRefundStatus", refundStatus, currentLanguage())}</small>}
      {isUserDel && <StatusTag>{t("list.deleted")}</StatusTag>}
    </Signs>
  );
}

const OrderBuyer = ({ nickName, isLogoff }: Order) => (
  <Buyer data-closed={isLogoff || undefined} title={nickName}>
    {nickName}
    {isLogoff && t("list.closed")}
  </Buyer>
);

const Signs = styled("span", {
  base: {
    display: "inline-flex",
    flexDirection: "column",
    alignItems: "flex-start",
    gap: "0.5",
    minWidth: 0,
    fontVariantNumeric: "tabular-nums",
    "& > span:first-child": { overflowWrap: "anywhere" },
    "& b": { marginInlineEnd: "1", fontWeight: "medium" },
    "& [data-kind=seckill]": { color: "blue.fg" },
    "& [data-kind=group]": { color: "purple.fg" },
    "& > small": { fontSize: "xs" },
    "&[data-refund] > span:first-child, &[data-refund] > small": { color: "fg.error" },
    "@container (max-width: 620px)": { flexDirection: "row", flexWrap: "wrap", alignItems: "baseline", columnGap: "2", fontSize: "sm" },
  },
});

const Buyer = styled("span", { base: { "&[data-closed]": { color: "fg.error" } } });
