import { currentLanguage, textOf, useText } from "@shopkeeper/hooks/texts";
import { type ConsumableList, deviceText, type DeviceTextKey, unitOf, useConsumableList } from "@shopkeeper/hooks/devices";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { EmptyState } from "../core/empty-state";
import { FailureNotice } from "../core/failure-notice";
import { lazyDialog } from "../core/lazy-dialog";
import { TimeAgo } from "../core/time-ago";
import { actionsColumn } from "../list/actions-column";
import { ListPage } from "../list/list-page";
import type { Column } from "../list/table-column";
import { styled } from "../theme/styled";
import { ConnectGuide } from "./connect-guide";
import { LevelMeter } from "./level-meter";
import { Sparkline } from "./sparkline";

const RefillDialog = lazyDialog(
  () => import("./consumable-dialogs").then((file) => file.RefillDialog),
  ({ onCancel }) => onCancel(),
);
const LimitsDialog = lazyDialog(
  () => import("./consumable-dialogs").then((file) => file.LimitsDialog),
  ({ onCancel }) => onCancel(),
);
const RefillDrawer = lazyDialog(
  () => import("./refill-drawer").then((file) => file.RefillDrawer),
  ({ onClose }) => onClose(),
);

type Consumable = Schema<"Consumable">;

/** The list where a merchant sees the devices' consumables, those that run out first, and records refills. */
export function ConsumableListScreen({ reportUrl }: { reportUrl: string }) {
  const list = useConsumableList();
  const t = useText(deviceText);
  const { task, close, liveError } = list;
  return (
    <ListPage
      list={list}
      text={(key) => t(titles[key])}
      columns={columns}
      rowName={nameOf}
      toolbar={liveError !== undefined && <FailureNotice error={liveError} retry={list.reading.retry} />}
      empty={
        list.reading.isRefused ? undefined : (
          <EmptyState
            title={t("consumableList.empty")}
            hint={t("consumableList.emptyHint")}
            action={<ConnectGuide reportUrl={reportUrl} />}
          />
        )
      }
    >
      {task?.kind === "refill" && <RefillDialog row={task.row} onDone={close} onCancel={close} />}
      {task?.kind === "limits" && <LimitsDialog row={task.row} onDone={close} onCancel={close} />}
      {task?.kind === "history" && <RefillDrawer row={task.row} name={nameOf(task.row)} onClose={close} />}
    </ListPage>
  );
}

const titles = {
  "list.title": "consumableList.title",
  "list.empty": "consumableList.empty",
  "list.emptyHint": "consumableList.emptyHint",
} as const;

const text = (key: DeviceTextKey, params?: Readonly<Record<string, string | number>>) => textOf(deviceText, key, params);
const nameOf = ({ kind, deviceName }: Consumable) => `${deviceName} ${labelOf("ConsumableKind", kind, currentLanguage())}`;

const columns: readonly Column<Consumable, ConsumableList>[] = [
  {
    key: "kind",
    title: () => text("consumables.kind"),
    minWidth: 170,
    isHeading: true,
    cell: ({ kind, deviceName, place }) => (
      <Two>
        <b>{labelOf("ConsumableKind", kind, currentLanguage())}</b>
        <small>{[deviceName, place].filter(Boolean).join(" · ")}</small>
      </Two>
    ),
  },
  { key: "level", title: () => text("consumables.level"), width: 220, cell: (row) => <LevelMeter row={row} /> },
  {
    key: "runsOut",
    title: () => text("consumables.runsOut"),
    width: 150,
    cell: ({ runsOut, daysLeft }) =>
      runsOut === null ? (
        text("consumables.unknown")
      ) : (
        <Two>
          <b>{runsOut}</b>
          <small>{daysLeft ? text("consumables.inDays", { count: daysLeft }) : text("consumables.today")}</small>
        </Two>
      ),
  },
  {
    key: "perDay",
    isMinor: true,
    title: () => text("consumables.perDay"),
    width: 120,
    cell: ({ perDay, kind }) => (perDay === null ? "-" : `${perDay} ${unitOf(kind, currentLanguage())}`),
  },
  {
    key: "trend",
    isMinor: true,
    title: () => text("consumables.trend"),
    width: 130,
    cell: ({ points }) => <Sparkline points={points.map(({ level }) => level)} />,
  },
  {
    key: "refillTime",
    isMinor: true,
    title: () => text("consumables.refillTime"),
    width: 140,
    cell: ({ refillTime }) => (refillTime ? <TimeAgo time={refillTime} /> : text("consumables.never")),
  },
  actionsColumn({
    width: 200,
    rowName: nameOf,
    actionsOf: (row, { refill, setLimits, seeHistory }) => [
      refill && { key: "refill", label: text("consumableList.refill"), onChoose: () => refill(row) },
      { key: "history", label: text("consumableList.history"), onChoose: () => seeHistory(row) },
      setLimits && { key: "limits", label: text("consumableList.limits"), onChoose: () => setLimits(row) },
    ],
  }),
];

const Two = styled("div", {
  base: {
    display: "grid",
    gap: "0.5",
    minWidth: 0,
    "& > b": { fontWeight: "medium" },
    "& > small": { fontSize: "xs", fontWeight: "normal", color: "fg.subtle" },
  },
});
