import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import {
  orderText,
  type Packing,
  type PackingKind,
  packingKinds,
  packingMax,
  packingText,
  papers,
  usePacking,
} from "@shopkeeper/hooks/orders";
import { Printer } from "lucide-react";
import { Button } from "../../core/button";
import { EmptyState } from "../../core/empty-state";
import { LoadState } from "../../core/load-state";
import { RadioGroup } from "../../core/radio-group";
import { RefusedState } from "../../core/refused-state";
import { Switch } from "../../core/switch";
import { styled } from "../../theme/styled";
import { PackingSheets } from "./packing-sheets";

export interface PackingScreenProps {
  search: SearchParamsState;
  /** Opens the browser's own print dialog. */
  onPrint: () => void;
}

/** The print preview of the pick list or the packing slips of chosen orders; its toolbar is not printed. */
export function PackingScreen({ search, onPrint }: PackingScreenProps) {
  const packing = usePacking(search);
  const t = useText(packingText);
  const { kind, settings, change } = packing;
  const isEmpty = (kind === "pick" ? packing.pickList : packing.slips).length === 0;
  return (
    <Root>
      <header>
        <h1 className="sk-hidden">{t("title")}</h1>
        <RadioGroup<PackingKind>
          variant="segments"
          label={t("kind")}
          options={packingKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
          value={kind}
          onChange={packing.setKind}
        />
        <RadioGroup
          variant="segments"
          label={t("paper")}
          options={papers.map((value) => ({ value, label: t(`papers.${value}`) }))}
          value={settings.paper}
          onChange={(paper) => change({ paper })}
        />
        {kind === "slips" && (
          <Switch isOn={settings.isMasked} onChange={(isMasked) => change({ isMasked })}>
            {t("mask")}
          </Switch>
        )}
        <Button variant="primary" icon={<Printer size={15} aria-hidden />} disabled={isEmpty} onClick={onPrint}>
          {t("print")}
        </Button>
      </header>
      <LeftOut orders={packing.leftOut} />
      {packing.isRefused ? (
        <RefusedState />
      ) : (
        <LoadState of={packing} isEmpty={isEmpty} empty={<Nothing packing={packing} />}>
          <PackingSheets packing={packing} />
        </LoadState>
      )}
    </Root>
  );
}

/** The reason why there is nothing to print. */
function Nothing({ packing: { isTooMany, orderCount, kind } }: { packing: Packing }) {
  const t = useText(packingText);
  const order = useText(orderText);
  if (isTooMany) return <EmptyState title={order("batch.tooMany", { max: packingMax })} />;
  if (orderCount === 0) return <EmptyState title={t("none")} hint={t("noneHint")} />;
  return <EmptyState title={t(kind === "pick" ? "nothing" : "noSlips")} hint={t("nothingHint")} />;
}

/** The orders that are not printed, each with its reason. */
function LeftOut({ orders }: { orders: Packing["leftOut"] }) {
  const t = useText(packingText);
  if (orders.length === 0) return null;
  return (
    <div role="status" data-left-out="">
      {t("leftOut", { count: orders.length })}
      <ul>
        {orders.map(({ orderNo, reason }) => (
          <li key={orderNo}>
            {orderNo} · {reason ?? t("leftOutNothing")}
          </li>
        ))}
      </ul>
    </div>
  );
}

const Root = styled("main", {
  base: {
    minHeight: "100dvh",
    background: "bg.muted",
    "& > header": {
      position: "sticky",
      top: 0,
      zIndex: 1,
      display: "flex",
      flexWrap: "wrap",
      alignItems: "center",
      columnGap: "4",
      rowGap: "2",
      paddingBlock: "2.5",
      paddingInline: "4",
      background: "bg.panel",
      borderBottomWidth: "1px",
      borderColor: "border",
      "& > button": { marginInlineStart: "auto" },
    },
    "& > [data-left-out]": { padding: "3", paddingInline: "4", fontSize: "body", background: "orange.subtle", color: "orange.fg" },
    "@media print": {
      minHeight: 0,
      background: "white",
      "& > header, & > [data-left-out]": { display: "none" },
    },
  },
});
