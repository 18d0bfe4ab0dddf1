import { listQueries, LiveReviewStatus } from "@shopkeeper/sdk";
import { useState } from "react";
import { listOf, textOf, useAction, useList } from "../core";
import { liveText } from "./messages";
import type { Room } from "./use-room-list";

const passedGoods = listOf(listQueries.listLiveGoods, {
  sizes: [10, 20, 30, 40],
  toInput: (query) => ({ query: { ...query, reviewStatus: LiveReviewStatus.wechatPassed } }),
});

/** Adding goods that WeChat has passed to a room, picked over the pages of their list; it lasts as long as its dialog is open. */
export function useGoodsImport({ room, onDone }: { room: Room; onDone: () => void }) {
  const list = useList(passedGoods);
  const { selection } = list;
  const add = useAction((ids: readonly number[], client) => client.addRoomGoods({ body: { id: room.id, ids: [...ids] } }), ["live"], {
    done: () => textOf(liveText, "rooms.imported"),
  });
  const [isConfirmed, setConfirmed] = useState(false);

  async function confirm() {
    setConfirmed(true);
    const ids = selection.rows.flatMap(({ goodsId }) => goodsId ?? []);
    if (ids.length === 0) return;
    const { status } = await add.run(ids);
    if (status === "done") onDone();
  }

  return {
    ...list,
    confirm: () => void confirm(),
    /** Why the last 确定 was refused, until something is picked. */
    problem: isConfirmed && selection.count === 0 ? ("rooms.importNone" as const) : undefined,
  };
}
