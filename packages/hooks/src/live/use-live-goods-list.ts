import { LiveReviewStatus, listQueries, type Schema } from "@shopkeeper/sdk";
import { canDoWithGoods } from "@shopkeeper/sdk/rules/live";
import { useState } from "react";
import { listOf, type Removal, type SearchParamsState, type TabbedList, useList, useListTabs, useRemoval, withTabs } from "../list";
import { type Question, useConfirm } from "../form";
import { textOf, coreText } from "../texts";
import { useAction } from "../core";
import { useCan } from "../shop";
import { anyReview, countedUnder } from "./review-tabs";

type Goods = Schema<"LiveGoods">;

export const liveGoods = listOf(listQueries.listLiveGoods, { kept: ["reviewStatus"] });

type LiveGoodsQuery = ReturnType<typeof liveGoods.read>;

type Tab = Schema<"LiveReviewStatus"> | typeof anyReview;

const tabs: readonly Tab[] = [anyReview, ...Object.values(LiveReviewStatus)];

/** The goods for live rooms with tabs by review state. */
export interface LiveGoodsList extends TabbedList<Goods, LiveGoodsQuery, Tab> {
  removal: Removal<Goods> | undefined;
  withdraw: Question<Goods>;
  resubmit: (goods: Goods) => void;
  can: LiveGoodsRights;
  sorting: { of: Goods | undefined; open: (goods: Goods) => void; close: () => void } | undefined;
}

/** The actions that the account may run on goods in their state. */
interface LiveGoodsRights {
  withdraw: (goods: Goods) => boolean;
  resubmit: (goods: Goods) => boolean;
  edit: (goods: Goods) => boolean;
  add: boolean;
}

/** The goods for live rooms with tabs by review state: changing positions, withdrawing, submitting and deleting. */
export function useLiveGoodsList(search: SearchParamsState): LiveGoodsList {
  const can = useCan();
  const list = useList(liveGoods, search);
  const done = () => textOf(coreText, "done.done");
  const withdrawal = useAction(({ id }: Goods, client) => client.withdrawLiveGoods({ path: { id } }), ["live"], { done });
  const withdraw = useConfirm(withdrawal);
  const resubmission = useAction(({ id }: Goods, client) => client.resubmitLiveGoods({ path: { id } }), ["live"], { done });
  const [sorted, setSorted] = useState<Goods>();
  return {
    ...withTabs(
      list,
      useListTabs<"countLiveGoods", Tab>(list, {
        operation: "countLiveGoods",
        input: { query: { keywords: list.filters.query.keywords } },
        tabs,
        tab: list.filters.query.reviewStatus ?? anyReview,
        openTab: (tab) => list.filters.change({ reviewStatus: tab === anyReview ? undefined : tab }),
        all: anyReview,
        countOf: countedUnder,
      }),
    ),
    removal: useRemoval<Goods>(list, "deleteLiveGoods"),
    withdraw,
    resubmit: (goods: Goods) => void resubmission.run(goods),
    can: {
      withdraw: (goods: Goods) => can("withdrawLiveGoods") && canDoWithGoods("withdraw", goods),
      resubmit: (goods: Goods) => can("resubmitLiveGoods") && canDoWithGoods("resubmit", goods),
      edit: (goods: Goods) => can("editLiveGoods") && canDoWithGoods("edit", goods),
      add: can("saveLiveGoods"),
    },
    sorting: can("sortLiveGoods") ? { of: sorted, open: (goods: Goods) => setSorted(goods), close: () => setSorted(undefined) } : undefined,
  };
}
