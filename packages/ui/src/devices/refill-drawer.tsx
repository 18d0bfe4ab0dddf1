import { currentLanguage, textOf, useText } from "@shopkeeper/hooks/texts";
import { shownTime } from "@shopkeeper/hooks/dates";
import { deviceText, type DeviceTextKey, useRefills } from "@shopkeeper/hooks/devices";
import { labelOf, type Schema } from "@shopkeeper/sdk";
import { Drawer } from "../core/drawer";
import { EmptyState } from "../core/empty-state";
import { DataTable } from "../list/data-table";
import { Pager } from "../list/pager";
import type { Column } from "../list/table-column";
import { tableDialogWidth } from "../list/table-tracks";
import { shownLevel } from "./level-meter";

export interface RefillDrawerProps {
  row: Schema<"Consumable">;
  name: string;
  onClose: () => void;
}

/** 补充记录: the refilled amounts, when and by whom. Mount it to open it. */
export function RefillDrawer({ row, name, onClose }: RefillDrawerProps) {
  const t = useText(deviceText);
  const list = useRefills(row.id);
  return (
    <Drawer title={t("refill.historyTitle", { name })} isOpen width={tableDialogWidth(columns)} onClose={onClose}>
      <DataTable
        label={t("consumableList.history")}
        columns={columns}
        rows={list.page.rows}
        rowKey={({ id }) => id}
        list={list}
        maxHeight="none"
        empty={<EmptyState title={t("refill.none")} />}
      />
      {list.page.total > 0 && (
        <Pager {...list.filters.query} sizes={list.definition.sizes} total={list.page.total} onChange={list.filters.change} />
      )}
    </Drawer>
  );
}

const text = (key: DeviceTextKey) => textOf(deviceText, key);

const columns: readonly Column<Schema<"Refill">>[] = [
  { key: "time", title: () => text("refill.time"), width: 150, isHeading: true, cell: ({ createTime }) => shownTime(createTime) },
  { key: "amount", title: () => text("refill.amount"), width: 90, align: "end", cell: ({ amount }) => `+${shownLevel(amount)}` },
  { key: "after", title: () => text("refill.after"), width: 90, align: "end", cell: ({ level }) => shownLevel(level) },
  {
    key: "source",
    title: () => text("refill.source"),
    width: 120,
    cell: ({ source, operator }) => operator || labelOf("RefillSource", source, currentLanguage()),
  },
  { key: "note", title: () => text("refill.note"), cell: ({ note }) => note || "-" },
];
