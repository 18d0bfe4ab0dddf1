import { type Schema, SwitchFlag } from "@shopkeeper/sdk";
import { roomRefusal } from "@shopkeeper/sdk/rules/live";
import { type Action, type Read, useAction, useRead } from "../core";
import { coreText, textOf } from "../texts";
import { type Question, useConfirm } from "../form";
import { useCan } from "../shop";
import type { Room } from "./use-room-list";

type Goods = Schema<"LiveRoomGoods">;

/** The goods in a room. */
export interface RoomGoods extends Read<"listRoomGoods"> {
  rows: Goods[];
  isRefused: boolean;
  offer: Action<Goods, null> | undefined;
  moveUp: ((goods: Goods) => void) | undefined;
  isFirst: (goods: Goods) => boolean;
  removal: Question<Goods> | undefined;
}

/** The goods in a room: offering, moving up and removing them; actions without permission are undefined. */
export function useRoomGoods(room: Room): RoomGoods {
  const can = useCan();
  const read = useRead("listRoomGoods", can("listRoomGoods") ? { path: { id: room.id } } : undefined);
  const rows = read.data ?? [];
  const isOpen = roomRefusal("goods", room) === undefined;
  const done = () => textOf(coreText, "done.done");
  const offer = useAction(
    ({ goodsId, onSale }: Goods, client) => {
      const turned = onSale === SwitchFlag.on ? SwitchFlag.off : SwitchFlag.on;
      return client.setRoomGoodsSale({ body: { roomId: room.id, goodsId: goodsId ?? 0, onSale: turned } });
    },
    ["live"],
    { done },
  );
  const order = useAction(
    (ids: readonly number[], client) => client.sortRoomGoods({ body: { roomId: room.id, goods: ids.map((goodsId) => ({ goodsId })) } }),
    ["live"],
    { done },
  );
  const removal = useAction(
    ({ goodsId }: Goods, client) => client.removeRoomGoods({ path: { id: room.id, goodsId: goodsId ?? 0 } }),
    ["live"],
    { done },
  );
  const remove = useConfirm(removal);

  function moveUp({ goodsId }: Goods) {
    const ids = rows.flatMap((row) => row.goodsId ?? []);
    const at = ids.findIndex((id) => id === goodsId);
    if (at > 0) void order.run([...ids.slice(0, at - 1), ...ids.slice(at, at + 1), ...ids.slice(at - 1, at), ...ids.slice(at + 1)]);
  }

  return {
    ...read,
    rows,
    isRefused: !can("listRoomGoods"),
    offer: isOpen && can("setRoomGoodsSale") ? offer : undefined,
    moveUp: isOpen && can("sortRoomGoods") ? moveUp : undefined,
    isFirst: (goods: Goods) => rows[0]?.id === goods.id,
    removal: isOpen && can("removeRoomGoods") ? remove : undefined,
  };
}
