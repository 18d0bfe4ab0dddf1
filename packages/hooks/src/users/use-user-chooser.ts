import { UserSearchType, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { coreText, textOf, useCan, useExistingPage, useListQuery, useRead, useSelection, useShop } from "../core";
import { userText } from "./messages";
import { searchProblem, userQuery } from "./user-search";

/** A buyer as far as a chooser that opens again knows them. */
export type UserBrief = Pick<Schema<"User">, "id" | "nickname" | "avatar">;

/** What a user chooser is told. */
export interface UserChooserOptions {
  chosen?: readonly UserBrief[];
  /** At most so many; 0 or absent is no limit. */
  max?: number;
  onPick: (users: readonly UserBrief[]) => void;
}

/** Choosing buyers who follow the shop, over the pages of their list. It lasts as long as its dialog is open. */
export function useUserChooser({ chosen = [], max, onPick }: UserChooserOptions) {
  const can = useCan();
  const { notices } = useShop();
  const { query, change, reset } = useListQuery(
    userQuery,
    useState(() => new URLSearchParams()),
  );
  const problem = searchProblem(query);
  const page = useRead("listUsers", can("listUsers") && !problem ? { query } : undefined);
  useExistingPage(query.page, query.limit, page.isRefreshing ? undefined : page.data?.total, (last) => change({ page: last }));

  const selection = useSelection<number, UserBrief>({
    idOf: (user) => user.id,
    initial: chosen,
    ...(max && { max }),
    onFull: (most) => notices.info(textOf(coreText, "selection.full", { max: most })),
  });

  return {
    query: { ...query, searchType: query.searchType ?? UserSearchType.all },
    change,
    reset,
    isFiltered: query.content !== undefined,
    /** What is wrong with the typed search. */
    problem,
    users: problem ? [] : (page.data?.list ?? []),
    total: problem ? 0 : (page.data?.total ?? 0),
    isRefused: !can("listUsers"),
    isLoading: page.isLoading,
    isRefreshing: page.isRefreshing,
    error: page.error,
    retry: page.retry,
    selection,
    confirm() {
      if (selection.count > 0) onPick(selection.rows);
      else notices.info(textOf(userText, "chooser.chooseFirst"));
    },
  };
}
