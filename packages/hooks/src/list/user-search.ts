import { UserSearchType } from "@shopkeeper/sdk";
import { identifierText } from "@shopkeeper/sdk/rules/core";
import { userSearchProblems, userSearchWords } from "@shopkeeper/sdk/rules/users";
import { textOf } from "../texts/catalogue";
import { coreText } from "../texts/messages";

/** The field that a search for buyers searches. */
export type UserSearchBy = (typeof UserSearchType)[keyof typeof UserSearchType];

interface UserSearch {
  searchType?: UserSearchBy | undefined;
  content?: string | undefined;
}

/** Why no buyer can match a search, as a sentence; undefined if some may, and for an empty search. */
export function unmatchedUserSearch({ searchType, content }: UserSearch): string | undefined {
  const { content: problem } = userSearchProblems({ searchType, content });
  return problem && textOf(coreText, "states.unmatchedUser");
}

/** The wire query of a list with a search for buyers: without content neither the search nor its type is sent. */
export function userSearchQuery<Query extends UserSearch>({ searchType = UserSearchType.all, content = "", ...query }: Query) {
  if (identifierText(content) === "") return query;
  return { ...query, searchType, content: userSearchWords(searchType, content) ?? content };
}
