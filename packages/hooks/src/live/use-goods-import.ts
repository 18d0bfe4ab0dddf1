import { ApiError, listQueries, LiveReviewStatus, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type List, listOf, useList } from "../list";
import { type RowSelection, useSelection } from "../selection";
import { textOf } from "../texts";
import { useAction } from "../core";
import { useShop } from "../shop";
import { liveText } from "./messages";
import type { Room } from "./use-room-list";

type Goods = Schema<"LiveGoods">;

/** The maximum number of goods per save. */
const mostGoods = 200;

const passedGoods = listOf(listQueries.listLiveGoods, {
  sizes: [10, 20, 30, 40],
  toInput: (query) => ({ query: { ...query, reviewStatus: LiveReviewStatus.wechatPassed } }),
});

type PassedGoodsQuery = ReturnType<typeof passedGoods.read>;

/** Adding goods approved by WeChat to a room, selected across the pages of their list. */
export interface GoodsImport extends List<Goods, PassedGoodsQuery> {
  selection: RowSelection<number, Goods>;
  confirm: () => void;
  /** Why the last 确定 was refused, as a sentence. */
  problem: string | undefined;
}

/** Adding goods approved by WeChat to a room, selected across pages; its state lives as long as the dialog is open. */
export function useGoodsImport({ room, onDone }: { room: Room; onDone: () => void }): GoodsImport {
  const { notices } = useShop();
  const list = useList(passedGoods);
  const selection = useSelection<number, Goods>({
    idOf: ({ id }) => id,
    max: mostGoods,
    onFull: (max) => notices.info(textOf(liveText, "rooms.importFull", { max })),
  });
  const add = useAction((ids: readonly number[], client) => client.addRoomGoods({ body: { id: room.id, ids: [...ids] } }), ["live"], {
    done: () => textOf(liveText, "rooms.imported"),
  });
  const [isConfirmed, setConfirmed] = useState(false);
  const [gone, setGone] = useState<readonly string[]>([]);

  async function confirm() {
    setConfirmed(true);
    setGone([]);
    const chosen = selection.rows.flatMap((row) => (row.goodsId === null ? [] : [{ row, goodsId: row.goodsId }]));
    if (chosen.length === 0) return;
    const outcome = await add.run(chosen.map(({ goodsId }) => goodsId));
    if (outcome.status === "done") onDone();
    else if (outcome.status === "refused") dropMissing(outcome.error, chosen);
  }

  /** Drops goods that no longer exist on the server; its error names them by index. */
  function dropMissing(error: unknown, chosen: readonly { row: Goods }[]) {
    const fields = error instanceof ApiError ? error.fields : {};
    const missing = chosen.flatMap(({ row }, at) => (`ids.${at}` in fields ? [row] : []));
    if (missing.length === 0) return;
    selection.drop(...missing.map(({ id }) => id));
    setGone(missing.map(({ name }) => name));
    list.reading.retry();
  }

  const isNothing = isConfirmed && selection.count === 0;
  return {
    ...list,
    selection,
    confirm: () => void confirm(),
    problem:
      gone.length > 0
        ? textOf(liveText, "rooms.importGone", { names: gone.join("”“") })
        : isNothing
          ? textOf(liveText, "rooms.importNone")
          : undefined,
  };
}
