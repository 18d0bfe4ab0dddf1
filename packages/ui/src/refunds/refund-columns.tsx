import { currentLanguage, textOf } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { type RefundList, refundText, type RefundTextKey } from "@shopkeeper/hooks/refunds";
import { AfterSalesType, labelOf, ReturnGoodsType, type Schema } from "@shopkeeper/sdk";
import { Money } from "../core/money";
import { StatusTag } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";
import { RefundGoods } from "./refund-goods";
import { RefundStateTag } from "./refund-state-tag";

type Refund = Schema<"Refund">;

const t = (key: RefundTextKey) => textOf(refundText, key);

/** The name of a refund in dialogs and labels. */
export const refundName = ({ refundOrderNo }: { refundOrderNo: string }) => refundOrderNo;

/** The columns of the list of refunds. */
export const refundColumns: readonly Column<Refund, RefundList>[] = [
  {
    key: "refundOrderNo",
    title: () => t("columns.refundOrderNo"),
    width: 184,
    isHeading: true,
    cell: (refund, { read, act }) => (
      <RefundNumbers
        refund={refund}
        onView={read(({ actions }) => actions.of(refund).includes("view")) ? act(({ actions }) => actions.run("view", refund)) : undefined}
      />
    ),
  },
  {
    key: "goods",
    title: () => t("columns.goods"),
    minWidth: 180,
    cell: ({ refundOrderInfo, totalNum }) => <RefundGoods {...refundOrderInfo} count={totalNum} />,
  },
  {
    key: "userNickName",
    isUntitled: true,
    title: () => t("columns.userNickName"),
    width: 104,
    isClipped: true,
    cell: ({ userNickName }) => userNickName,
  },
  {
    key: "refundPrice",
    isUntitled: true,
    title: () => t("columns.refundPrice"),
    width: 96,
    align: "end",
    cell: ({ refundPrice }) => <Money value={refundPrice} />,
  },
  {
    key: "refundStatus",
    isState: true,
    title: () => t("columns.refundStatus"),
    width: 116,
    cell: (refund) => <RefundStateTag {...refund} />,
  },
  {
    key: "afterSalesType",
    title: () => t("columns.afterSalesType"),
    width: 96,
    isMinor: true,
    cell: (refund) => <AfterSales {...refund} />,
  },
  { key: "merRemark", isMinor: true, title: () => t("columns.merRemark"), width: 88, isClipped: true, cell: ({ merRemark }) => merRemark },
  { key: "createTime", isMinor: true, title: () => t("columns.createTime"), width: 100, cell: ({ createTime }) => shownTime(createTime) },
  actionsColumn({
    width: 208,
    shown: 3,
    rowName: ({ refundOrderNo }) => refundOrderNo,
    actionsOf: (refund, { actions }) =>
      actions.of(refund).map((action) => ({
        key: action,
        label: t(`actions.${action}`),
        isDanger: action === "refuse" || action === "rejectReturn",
        onChoose: () => actions.run(action, refund),
      })),
  }),
];

interface NumbersProps {
  refund: Refund;
  onView: (() => void) | undefined;
}

/** The refund's number, a link to its drawer, above its order's number. */
function RefundNumbers({ refund, onView }: NumbersProps) {
  const { refundOrderNo, orderNo, isCompulsoryRefund } = refund;
  return (
    <Numbers>
      <span>
        {onView ? (
          <button type="button" className="sk-link" onClick={onView}>
            {refundOrderNo}
          </button>
        ) : (
          refundOrderNo
        )}
        {isCompulsoryRefund && <StatusTag tone="danger">{t("forced")}</StatusTag>}
      </span>
      <small data-minor="" title={t("columns.orderNo")}>
        {orderNo}
      </small>
    </Numbers>
  );
}

/** Whether goods are returned, and how. */
function AfterSales({ afterSalesType, returnGoodsType }: Refund) {
  const kind = labelOf("AfterSalesType", afterSalesType, currentLanguage());
  if (afterSalesType !== AfterSalesType.returnAndRefund || returnGoodsType === ReturnGoodsType.none) return kind;
  return (
    <Numbers>
      <span>{kind}</span>
      <small>{labelOf("ReturnGoodsType", returnGoodsType, currentLanguage())}</small>
    </Numbers>
  );
}

const Numbers = styled("span", {
  base: {
    display: "grid",
    minWidth: 0,
    fontVariantNumeric: "tabular-nums",
    "& > span": { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "1.5" },
    "& > small": { color: "fg.subtle", fontSize: "xs" },
    "@container (max-width: 620px)": { fontSize: "sm" },
  },
});
