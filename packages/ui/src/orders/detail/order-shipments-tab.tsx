import { shownTime } from "@shopkeeper/hooks/dates";
import { useCan } from "@shopkeeper/hooks/shop";
import { useRead } from "@shopkeeper/hooks/core";
import { useText } from "@shopkeeper/hooks/texts";
import { orderText } from "@shopkeeper/hooks/orders";
import { DeliveryType, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { Button } from "../../core/button";
import { CopyText } from "../../core/copy-text";
import { EmptyState } from "../../core/empty-state";
import { lazyDialog } from "../../core/lazy-dialog";
import { LoadState } from "../../core/load-state";
import { styled } from "../../theme/styled";
import { LineGoods } from "../send/pieces-field";

const close = ({ onClose }: { onClose: () => void }) => onClose();
const ShipmentDialog = lazyDialog(() => import("./shipment-dialog").then((file) => file.ShipmentDialog), close);
const LogisticsDialog = lazyDialog(() => import("./logistics-dialog").then((file) => file.LogisticsDialog), close);

type Shipment = Schema<"Shipment">;

/** 发货记录: each shipment with its goods, its delivery, its correction, and its tracking. */
export function OrderShipmentsTab({ orderNo }: { orderNo: string }) {
  const t = useText(orderText);
  const can = useCan();
  const { data: shipments = [], ...read } = useRead("listShipments", { path: { orderNo } });
  const [open, setOpen] = useState<{ readonly dialog: "edit" | "follow"; readonly shipment: Shipment }>();
  const shut = () => setOpen(undefined);
  return (
    <LoadState
      of={read}
      isEmpty={shipments.length === 0}
      empty={<EmptyState title={t("detail.noShipments")} hint={t("detail.noShipmentsHint")} />}
    >
      <Root>
        {shipments.map((shipment) => (
          <li key={shipment.id}>
            <div data-head="">
              <ShipmentHead shipment={shipment} />
              <span>
                {shipment.deliveryType === DeliveryType.express && can("getLogistics") && (
                  <Button size="sm" onClick={() => setOpen({ dialog: "follow", shipment })}>
                    {t("shipment.follow")}
                  </Button>
                )}
                {can("updateShipment") && (
                  <Button size="sm" onClick={() => setOpen({ dialog: "edit", shipment })}>
                    {t("shipment.edit")}
                  </Button>
                )}
              </span>
            </div>
            {shipment.detailList.map((line) => (
              <div key={line.id} data-line="">
                <LineGoods {...line} />
                <span>{t("shipment.pieces", { count: line.num })}</span>
              </div>
            ))}
            {shipment.deliveryMark && <p>{t("shipment.mark", { text: shipment.deliveryMark })}</p>}
          </li>
        ))}
      </Root>
      {open?.dialog === "edit" && <ShipmentDialog shipment={open.shipment} onClose={shut} />}
      {open?.dialog === "follow" && <LogisticsDialog shipment={open.shipment} onClose={shut} />}
    </LoadState>
  );
}

/** 【快递配送】company：number, or 【商家送货】person：phone, with its time. */
function ShipmentHead({ shipment }: { shipment: Shipment }) {
  const t = useText(orderText);
  const { deliveryType, expressName, expressCode, trackingNumber, deliveryCarrier, carrierPhone, createTime } = shipment;
  const [name, number] =
    deliveryType === DeliveryType.express
      ? [expressName ?? expressCode, trackingNumber]
      : deliveryType === DeliveryType.merchant
        ? [deliveryCarrier, carrierPhone]
        : [null, null];
  const kinds = ["express", "merchant", "noNeed", "fictitious"] as const;
  const kind = kinds.find((one) => one === deliveryType) ?? "noNeed";
  return (
    <b>
      {`【${t(`shipment.${kind}`)}】`}
      {name}
      {name && number && "："}
      {number && <CopyText text={number} />}
      <small>{shownTime(createTime)}</small>
    </b>
  );
}

const Root = styled("ul", {
  base: {
    display: "grid",
    gap: "3",
    listStyle: "none",
    "& > li": { borderWidth: "1px", borderColor: "border", borderRadius: "md", overflow: "hidden" },
    "& [data-head]": {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "2",
      padding: "2.5",
      background: "bg.subtle",
    },
    "& [data-head] > b": { fontWeight: "medium", fontVariantNumeric: "tabular-nums", overflowWrap: "anywhere" },
    "& [data-head] small": { marginInlineStart: "2", fontSize: "xs", fontWeight: "normal", color: "fg.subtle" },
    "& [data-head] > span": { display: "flex", flexWrap: "wrap", gap: "2" },
    "& [data-line]": {
      display: "flex",
      alignItems: "center",
      justifyContent: "space-between",
      gap: "4",
      padding: "2.5",
      paddingInline: "4",
      borderTopWidth: "1px",
      borderColor: "border.muted",
    },
    "& [data-line] > span:last-child": { flexShrink: 0, color: "fg.muted", fontVariantNumeric: "tabular-nums" },
    "& li > p": {
      padding: "2.5",
      paddingInline: "4",
      borderTopWidth: "1px",
      borderColor: "border.muted",
      fontSize: "xs",
      color: "fg.muted",
      overflowWrap: "anywhere",
    },
  },
});
