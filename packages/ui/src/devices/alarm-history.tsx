import { shownTime } from "@shopkeeper/hooks/dates";
import { textOf, useText } from "@shopkeeper/hooks/texts";
import { deviceText } from "@shopkeeper/hooks/devices";
import type { Schema } from "@shopkeeper/sdk";
import { loaded } from "../core/load-state";
import { EmptyState } from "../core/empty-state";
import { StatusTag } from "../core/status-tag";
import { DataTable } from "../list/data-table";
import type { Column } from "../list/table-column";
import { AlarmTag } from "./device-tags";

/** The last alarms of a device; ongoing ones are marked. */
export function AlarmHistory({ alarms }: { alarms: readonly Schema<"PastAlarm">[] }) {
  const t = useText(deviceText);
  return (
    <DataTable
      label={t("detail.alarms")}
      columns={columns}
      rows={alarms}
      rowKey={({ id }) => id}
      list={loaded}
      maxHeight="none"
      empty={<EmptyState title={t("detail.noAlarms")} />}
    />
  );
}

const columns: readonly Column<Schema<"PastAlarm">>[] = [
  { key: "code", title: () => textOf(deviceText, "fields.alarms"), isHeading: true, cell: ({ code }) => <AlarmTag code={code} /> },
  { key: "start", title: () => textOf(deviceText, "detail.start"), width: 150, cell: ({ startTime }) => shownTime(startTime) },
  {
    key: "end",
    title: () => textOf(deviceText, "detail.end"),
    width: 150,
    cell: ({ endTime }) =>
      endTime === null ? <StatusTag tone="danger">{textOf(deviceText, "detail.lasting")}</StatusTag> : shownTime(endTime),
  },
];
