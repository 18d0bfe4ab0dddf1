import { useText } from "@shopkeeper/hooks/texts";
import { type BillUnit, statementText } from "@shopkeeper/hooks/finance";
import type { Schema } from "@shopkeeper/sdk";
import type { ReactNode } from "react";
import { Button } from "../core/button";
import { Modal } from "../core/modal";
import { Money } from "../core/money";
import { styled } from "../theme/styled";

export interface StatementDialogProps {
  unit: BillUnit;
  bill: Schema<"Statement">;
  onClose: () => void;
}

/** 日账单详情, 月账单详情: the sums of a bill. Mount it to open it. */
export function StatementDialog({ unit, bill, onClose }: StatementDialogProps) {
  const t = useText(statementText);
  const count = (value: number) => t("detail.count", { count: value });
  return (
    <Modal
      title={t(`detail.${unit}Title`)}
      isOpen
      width={960}
      onClose={onClose}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t("detail.close")}
        </Button>
      }
    >
      <Root>
        <header>
          <strong>{bill.dataDate}</strong>
          <span>
            {t(`columns.${unit}Balance`)}
            <b>
              <Money value={bill.currentDayBalance} />
            </b>
          </span>
        </header>
        <Part name={t("detail.realIncome")} value={bill.realIncome}>
          <Card name={t("detail.orderReceivable")} value={bill.orderReceivable}>
            <Row name={t("detail.orderRealIncome")} value={bill.orderRealIncome} note={count(bill.payNum)} />
            <Row name={t("detail.platCouponPrice")} value={bill.platCouponPrice} />
            <Row name={t("detail.integralPrice")} value={bill.integralPrice} />
          </Card>
          <Card name={t("detail.orderRefundable")} value={bill.orderRefundable} isTaken>
            <Row name={t("detail.orderRealRefund")} value={bill.orderRealRefund} note={count(bill.refundNum)} />
            <Row name={t("detail.refundPlatCouponPrice")} value={bill.refundPlatCouponPrice} />
            <Row name={t("detail.refundIntegralPrice")} value={bill.refundIntegralPrice} />
          </Card>
        </Part>
        <Part name={t("detail.actualExpenditure")} value={bill.actualExpenditure}>
          <Card name={t("detail.handlingFee")} value={bill.handlingFee}>
            <Row name={t("detail.payHandlingFee")} value={bill.payHandlingFee} />
            <Row name={t("detail.refundHandlingFee")} value={bill.refundHandlingFee} isTaken />
          </Card>
          <Card name={t("detail.brokerage")} value={bill.brokerage}>
            <Row name={t("detail.brokeragePrice")} value={bill.brokeragePrice} />
            <Row name={t("detail.refundBrokeragePrice")} value={bill.refundBrokeragePrice} isTaken />
          </Card>
        </Part>
      </Root>
    </Modal>
  );
}

interface AmountProps {
  name: string;
  value: string;
  /** The amount is subtracted. */
  isTaken?: boolean;
}

const taken = (value: string) => (Number(value) === 0 ? value : `-${value}`.replace("--", ""));

const Part = ({ name, value, children }: AmountProps & { children: ReactNode }) => (
  <section>
    <h3>
      {name}
      <Money value={value} />
    </h3>
    <div>{children}</div>
  </section>
);

const Card = ({ name, value, isTaken = false, children }: AmountProps & { children: ReactNode }) => (
  <article>
    <h4>
      {name}
      <Money value={isTaken ? taken(value) : value} />
    </h4>
    <dl>{children}</dl>
  </article>
);

const Row = ({ name, value, isTaken = false, note }: AmountProps & { note?: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {note && <small>{note}</small>}
      <Money value={isTaken ? taken(value) : value} />
    </dd>
  </div>
);

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "4",
    fontVariantNumeric: "tabular-nums",
    "& > header": { display: "flex", flexWrap: "wrap", alignItems: "baseline", justifyContent: "space-between", gap: "3" },
    "& > header > strong": { fontSize: "lg", fontWeight: "semibold" },
    "& > header > span": { color: "fg.muted" },
    "& > header b": { marginInlineStart: "2", fontSize: "xl", fontWeight: "semibold", color: "fg.error" },
    "& > section": { display: "grid", gap: "2.5" },
    "& h3": { display: "flex", alignItems: "baseline", gap: "3", fontSize: "md", fontWeight: "semibold" },
    "& > section > div": { display: "grid", gap: "3", gridTemplateColumns: "repeat(auto-fit, minmax(min(20rem, 100%), 1fr))" },
    "& article": { padding: "3", paddingInline: "4", borderRadius: "lg", background: "bg.subtle" },
    "& h4": { display: "flex", justifyContent: "space-between", gap: "3", fontWeight: "medium" },
    "& dl": { display: "grid", gap: "1.5", marginTop: "2", fontSize: "body" },
    "& dl > div": { display: "flex", justifyContent: "space-between", gap: "3" },
    "& dt": { color: "fg.muted" },
    "& dd": { margin: 0, textAlign: "end" },
    "& small": { marginInlineEnd: "2", color: "fg.subtle" },
  },
});
