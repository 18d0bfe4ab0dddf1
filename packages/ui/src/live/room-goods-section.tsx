import { textOf, useText } from "@shopkeeper/hooks/texts";
import { liveText, type Room, type RoomGoods, useRoomGoods } from "@shopkeeper/hooks/live";
import { type Schema, SwitchFlag } from "@shopkeeper/sdk";
import { ConfirmDialog } from "../core/confirm-dialog";
import { EmptyState } from "../core/empty-state";
import { RefusedState } from "../core/refused-state";
import { removeAction } from "../core/row-action";
import { Switch } from "../core/switch";
import { FormSection } from "../form/form-section";
import { actionsColumn } from "../list/actions-column";
import { DataTable } from "../list/data-table";
import type { Column } from "../list/table-column";
import { goodsColumns } from "./goods-columns";

type Goods = Schema<"LiveRoomGoods">;
type ShownGoods = RoomGoods & { reading: RoomGoods };

/** 已导入的直播商品: the goods in a room, with switches, order and removal. */
export function RoomGoodsSection({ room }: { room: Room }) {
  const goods = useRoomGoods(room);
  const t = useText(liveText);
  if (goods.isRefused) return <RefusedState />;
  return (
    <FormSection title={t("room.goods")}>
      <DataTable
        label={t("room.goods")}
        columns={columns}
        rows={goods.rows}
        rowKey={({ id }) => id}
        list={{ ...goods, reading: goods }}
        empty={<EmptyState title={t("room.noGoods")} />}
        maxHeight="25rem"
      />
      <ConfirmDialog question={goods.removal} text={(row) => t("room.removeGoods", { name: nameOf(row) })} isDanger />
    </FormSection>
  );
}

const nameOf = ({ name }: { name: string }) => name;

const columns: readonly Column<Goods, ShownGoods>[] = [
  ...goodsColumns,
  {
    key: "onSale",
    title: () => textOf(liveText, "room.onSale"),
    width: 76,
    cell: (row, { read, act }) => (
      <Switch
        aria-label={textOf(liveText, "room.onSaleNamed", { name: row.name })}
        isOn={row.onSale === SwitchFlag.on}
        disabled={read(({ offer }) => !offer)}
        onChange={act(({ offer }) => void offer?.run(row))}
      />
    ),
  },
  actionsColumn({
    width: 120,
    rowName: ({ name }) => name,
    actionsOf: (row, list) => [
      list.moveUp && !list.isFirst(row) && { key: "up", label: textOf(liveText, "room.up"), onChoose: () => list.moveUp?.(row) },
      removeAction(row, list),
    ],
  }),
];
