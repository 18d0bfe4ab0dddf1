import { listQueries, type Schema, UserSearchType } from "@shopkeeper/sdk";
import { userSearchProblems } from "@shopkeeper/sdk/rules/users";
import { type List, type ListFilters, listOf, type ListState, unmatchedUserSearch, useList, userSearchQuery } from "../list";
import { type PickerOptions, type RowSelection, usePicked } from "../selection";
import { textOf } from "../texts";
import { useShop } from "../shop";
import { userText, type UserTextKey } from "./messages";

/** The buyers who follow the shop; a search that cannot match is not sent. */
const users = listOf(listQueries.listUsers, {
  unmatched: unmatchedUserSearch,
  toInput: (query) => ({ query: userSearchQuery(query) }),
});

/** A chosen buyer. */
export type UserBrief = Pick<Schema<"User">, "id" | "nickname" | "avatar">;

export type UserChooserOptions = PickerOptions<UserBrief>;

type UserQuery = ReturnType<typeof users.read>;

/** Choosing buyers who follow the shop. */
export interface UserChooser extends Omit<List<Schema<"User">, UserQuery>, "filters" | "selection"> {
  filters: UserChooserFilters;
  /** The problem of the search. */
  problem: UserTextKey | undefined;
  selection: RowSelection<number, UserBrief>;
  confirm(): void;
}

interface UserChooserFilters extends ListFilters<UserQuery> {
  query: UserChooserQuery;
}

interface UserChooserQuery extends UserQuery {
  searchType: Schema<"UserSearchType">;
}

/** Choosing buyers who follow the shop, across the pages of their list. Its state lives as long as the dialog is open. */
export function useUserChooser({ chosen, max, onPick }: UserChooserOptions): UserChooser {
  const { notices } = useShop();
  const list = useList(users);
  const { query } = list.filters;
  const problem = searchProblem(query);

  const selection = usePicked<UserBrief>({ chosen, max });

  return {
    ...list,
    filters: {
      ...list.filters,
      query: { ...query, searchType: query.searchType ?? UserSearchType.all },
      isFiltered: query.content !== undefined,
    },
    problem,
    selection,
    confirm() {
      if (selection.count > 0) onPick(selection.rows);
      else notices.info(textOf(userText, "chooser.chooseFirst"));
    },
  };
}

/** The problem of a search: user ids and phone numbers consist of digits. */
function searchProblem({
  searchType,
  content,
}: Pick<ListState<typeof listQueries.listUsers.fields>, "searchType" | "content">): UserTextKey | undefined {
  return userSearchProblems({ searchType, content }).content && "problems.digits";
}
