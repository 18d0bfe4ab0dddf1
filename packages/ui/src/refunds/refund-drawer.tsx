import { useText } from "@shopkeeper/hooks/texts";
import { type ActedRefund, type RefundList, refundText, useRefundDetail } from "@shopkeeper/hooks/refunds";
import { useId, useState } from "react";
import { Button } from "../core/button";
import { CopyText } from "../core/copy-text";
import { Drawer } from "../core/drawer";
import { LoadState } from "../core/load-state";
import { Money } from "../core/money";
import { Tabs } from "../core/tabs";
import { SummaryList } from "../list/summary-list";
import { styled } from "../theme/styled";
import { RefundInfoTab } from "./refund-info-tab";
import { RefundOrderTab } from "./refund-order-tab";
import { RefundStateTag } from "./refund-state-tag";

export interface RefundDrawerProps {
  refundOrderNo: string;
  /** The actions on the refund, below it. */
  actions: Pick<RefundList["actions"], "of" | "run">;
  onOpenOrder: (orderNo: string) => void;
  onClose: () => void;
}

const tabs = ["afterSales", "orderTab"] as const;

/** 退款订单: everything about a refund and its order, and its actions. Mount it to open it. */
export function RefundDrawer({ refundOrderNo, actions, onOpenOrder, onClose }: RefundDrawerProps) {
  const { refund, steps, reveal, isRevealing, ...read } = useRefundDetail(refundOrderNo);
  const t = useText(refundText);
  const id = useId();
  const [tab, setTab] = useState<(typeof tabs)[number]>("afterSales");
  return (
    <Drawer
      title={<CopyText text={refundOrderNo}>{t("detail.title", { refundOrderNo })}</CopyText>}
      isOpen
      width={1000}
      onClose={onClose}
      footer={
        refund && (
          <>
            {reveal && (
              <Button isBusy={isRevealing} onClick={reveal}>
                {t("detail.reveal")}
              </Button>
            )}
            <Actions refund={refund} actions={actions} />
          </>
        )
      }
    >
      <LoadState of={read}>
        {refund && (
          <Root>
            <SummaryList
              items={[
                [t("detail.refundStatus"), <RefundStateTag key="status" {...refund} />],
                [t("detail.refundPrice"), <Money key="amount" value={refund.refundPrice} />],
                [t("detail.payPrice"), <Money key="paid" value={refund.payPrice} />],
                [t("detail.createTime"), refund.createTime],
              ]}
            />
            <Tabs
              label={t("detail.tabs")}
              value={tab}
              onChange={setTab}
              controls={id}
              tabs={tabs.map((value) => ({ value, label: t(`detail.${value}`) }))}
            />
            <div id={id} role="tabpanel" aria-label={t(`detail.${tab}`)}>
              {tab === "afterSales" && <RefundInfoTab refund={refund} steps={steps} />}
              {tab === "orderTab" && <RefundOrderTab order={refund.orderInfoVo} onOpenOrder={onOpenOrder} />}
            </div>
          </Root>
        )}
      </LoadState>
    </Drawer>
  );
}

function Actions({ refund, actions }: { refund: ActedRefund; actions: RefundDrawerProps["actions"] }) {
  const t = useText(refundText);
  return actions
    .of(refund)
    .filter((action) => action !== "view")
    .map((action) => (
      <Button
        key={action}
        variant={
          action === "agree" || action === "receive" ? "primary" : action === "refuse" || action === "rejectReturn" ? "danger" : "secondary"
        }
        onClick={() => actions.run(action, refund)}
      >
        {t(`actions.${action}`)}
      </Button>
    ));
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > [role=tablist]": { borderBottomWidth: "1px", borderColor: "border" },
  },
});
