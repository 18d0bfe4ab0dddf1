import { UserSearchType, type Schema } from "@shopkeeper/sdk";
import { coreText, textOf, useList, useSelection, useShop } from "../core";
import { userText } from "./messages";
import { searchProblem, users } from "./user-search";

/** A chosen buyer. */
export type UserBrief = Pick<Schema<"User">, "id" | "nickname" | "avatar">;

export interface UserChooserOptions {
  chosen?: readonly UserBrief[];
  /** At most so many; 0 or absent is no limit. */
  max?: number;
  onPick: (users: readonly UserBrief[]) => void;
}

/** Choosing buyers who follow the shop, over the pages of their list. It lasts as long as its dialog is open. */
export function useUserChooser({ chosen = [], max, onPick }: UserChooserOptions) {
  const { notices } = useShop();
  const { rows, total, query, ...list } = useList(users);
  const problem = searchProblem(query);

  const selection = useSelection<number, UserBrief>({
    idOf: (user) => user.id,
    initial: chosen,
    ...(max && { max }),
    onFull: (most) => notices.info(textOf(coreText, "selection.full", { max: most })),
  });

  return {
    ...list,
    query: { ...query, searchType: query.searchType ?? UserSearchType.all },
    isFiltered: query.content !== undefined,
    /** What is wrong with the search. */
    problem,
    rows: problem ? [] : rows,
    total: problem ? 0 : total,
    selection,
    confirm() {
      if (selection.count > 0) onPick(selection.rows);
      else notices.info(textOf(userText, "chooser.chooseFirst"));
    },
  };
}
