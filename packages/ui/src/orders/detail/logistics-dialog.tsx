import { coreText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { useRead } from "@shopkeeper/hooks/core";
import { orderText } from "@shopkeeper/hooks/orders";
import { labelOf, ParcelState, type Schema } from "@shopkeeper/sdk";
import { Button } from "../../core/button";
import { CopyText } from "../../core/copy-text";
import { EmptyState } from "../../core/empty-state";
import { DescriptionList } from "../../core/description-list";
import { LoadState } from "../../core/load-state";
import { Modal } from "../../core/modal";
import { StatusTag, type Tone } from "../../core/status-tag";
import { styled } from "../../theme/styled";

const tones: ReadonlyMap<string, Tone> = new Map([
  [ParcelState.signed, "success"],
  [ParcelState.failed, "danger"],
  [ParcelState.problem, "danger"],
  [ParcelState.returned, "warning"],
]);

export interface LogisticsDialogProps {
  shipment: Pick<Schema<"Shipment">, "id" | "expressName" | "trackingNumber">;
  onClose: () => void;
}

/** 查看物流: the tracking of a shipment's parcel, newest step first. Mount it to open it. */
export function LogisticsDialog({ shipment, onClose }: LogisticsDialogProps) {
  const t = useText(orderText);
  const core = useText(coreText);
  const language = useLanguage();
  const { data, ...read } = useRead("getLogistics", { path: { invoiceId: shipment.id } });
  const state = data?.deliverystatus;
  return (
    <Modal
      title={t("shipment.followTitle")}
      isOpen
      width={600}
      onClose={onClose}
      footer={
        <Button data-autofocus="" onClick={onClose}>
          {core("actions.close")}
        </Button>
      }
    >
      <LoadState of={read}>
        <Root>
          <DescriptionList
            title={data?.expName ?? shipment.expressName ?? t("shipment.company")}
            action={state && <StatusTag tone={tones.get(state) ?? "info"}>{labelOf("ParcelState", state, language)}</StatusTag>}
            items={[
              [t("shipment.number"), <CopyText key="number" text={data?.number ?? shipment.trackingNumber ?? ""} />],
              [t("shipment.site"), data?.expSite ?? undefined],
              [t("shipment.courier"), data?.courier ?? undefined],
              [t("shipment.courierPhone"), data?.courierPhone ?? data?.expPhone ?? undefined],
            ]}
          />
          {data && data.list.length > 0 ? (
            <ol aria-label={t("shipment.steps")}>
              {data.list.map(({ time, status }, at) => (
                <li key={`${time} ${at}`} data-latest={at === 0 || undefined}>
                  <p>{status}</p>
                  <time>{time}</time>
                </li>
              ))}
            </ol>
          ) : (
            <EmptyState title={t("shipment.noSteps")} hint={t("shipment.noStepsHint")} />
          )}
        </Root>
      </LoadState>
    </Modal>
  );
}

const Root = styled("div", {
  base: {
    display: "grid",
    gap: "4",
    "& > ol": { listStyle: "none", display: "grid" },
    "& > ol > li": {
      position: "relative",
      paddingInlineStart: "6",
      paddingBottom: "4",
      color: "fg.muted",
      fontSize: "body",
      _before: {
        content: '""',
        position: "absolute",
        insetInlineStart: "3px",
        top: "6px",
        boxSize: "9px",
        borderRadius: "full",
        background: "bg.emphasized",
      },
      _after: {
        content: '""',
        position: "absolute",
        insetInlineStart: "7px",
        top: "18px",
        bottom: "-4px",
        width: "1px",
        background: "border",
      },
      "&:last-child::after": { display: "none" },
      "&[data-latest]": { color: "fg", fontWeight: "medium", _before: { background: "brand.solid" } },
    },
    "& time": { fontSize: "xs", color: "fg.subtle", fontWeight: "normal", fontVariantNumeric: "tabular-nums" },
  },
});
