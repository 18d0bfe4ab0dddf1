import { currentLanguage, textOf, useText } from "@shopkeeper/hooks/texts";
import { type OrderDetailTab, type OrderList, orderText, useOrderDetail } from "@shopkeeper/hooks/orders";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { useId, useState } from "react";
import { Button } from "../../core/button";
import { CopyText } from "../../core/copy-text";
import { Drawer } from "../../core/drawer";
import { LoadState } from "../../core/load-state";
import { Money } from "../../core/money";
import { tableDialogWidth } from "../../list/table-tracks";
import { Tabs } from "../../core/tabs";
import { SummaryList } from "../../list/summary-list";
import { styled } from "../../theme/styled";
import { OrderStateTag } from "../list/order-state-tag";
import { OrderGoodsTab, orderLineColumns } from "./order-goods-tab";
import { OrderHistoryTab } from "./order-history-tab";
import { OrderInfoTab } from "./order-info-tab";
import { OrderPickUpTab } from "./order-pick-up-tab";
import { OrderShipmentsTab } from "./order-shipments-tab";

export interface OrderDetailDrawerProps {
  orderNo: string;
  /** The actions on the order, below it. */
  actions: Pick<OrderList["rowActions"], "of" | "run">;
  onOpenBuyer: (uid: number) => void;
  onClose: () => void;
}

/** 订单详情: everything about an order in tabs, and its actions. Mount it to open it. */
export function OrderDetailDrawer({ orderNo, actions, onOpenBuyer, onClose }: OrderDetailDrawerProps) {
  const detail = useOrderDetail(orderNo);
  const t = useText(orderText);
  const id = useId();
  const [chosen, setTab] = useState<OrderDetailTab>("info");
  const { order, acted, sums } = detail;
  const tab = detail.tabs.includes(chosen) ? chosen : "info";
  return (
    <Drawer
      title={
        <CopyText text={orderNo}>
          {order ? t("detail.title", { orderNo, type: labelOf("OrderType", order.type, currentLanguage()) }) : orderNo}
        </CopyText>
      }
      isOpen
      width={tableDialogWidth(orderLineColumns)}
      onClose={onClose}
      footer={
        acted && (
          <>
            {actions
              .of(acted)
              .filter((action) => action !== "view")
              .map((action) => (
                <Button
                  key={action}
                  variant={action === "send" ? "primary" : action === "remove" ? "danger" : "secondary"}
                  onClick={() => actions.run(action, acted)}
                >
                  {t(`actions.${action}`)}
                </Button>
              ))}
          </>
        )
      }
    >
      <LoadState of={detail}>
        {order && sums && (
          <Root>
            <OrderHead order={order} />
            <Tabs
              label={t("detail.tabs")}
              value={tab}
              onChange={setTab}
              controls={id}
              tabs={detail.tabs.map((value) => ({ value, label: t(`detail.${value}`) }))}
            />
            <div id={id} role="tabpanel" aria-label={t(`detail.${tab}`)}>
              {tab === "info" && <OrderInfoTab order={order} sums={sums} onOpenBuyer={detail.canSeeBuyer ? onOpenBuyer : undefined} />}
              {tab === "goods" && <OrderGoodsTab order={order} sums={sums} />}
              {tab === "shipments" && <OrderShipmentsTab orderNo={orderNo} />}
              {tab === "pickUp" && <OrderPickUpTab order={order} />}
              {tab === "history" && <OrderHistoryTab orderNo={orderNo} />}
            </div>
          </Root>
        )}
      </LoadState>
    </Drawer>
  );
}

/** The key values at the head of the drawer. */
const OrderHead = ({ order }: { order: Schema<"OrderInfo"> }) => (
  <SummaryList
    items={[
      [textOf(orderText, "detail.status"), <OrderStateTag key="status" {...order} />],
      [textOf(orderText, "detail.payPrice"), <Money key="paid" value={order.payPrice} />],
      [textOf(orderText, "detail.paid"), labelOf("Paid", order.paid, currentLanguage())],
      [textOf(orderText, "detail.payType"), labelOf("PayType", order.payType, currentLanguage())],
      [textOf(orderText, "detail.payTime"), order.payTime],
    ]}
  />
);

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "4",
    gridTemplateColumns: "minmax(0, 1fr)",
    "& > [role=tablist]": { borderBottomWidth: "1px", borderColor: "border" },
  },
});
