import { UserSearchType } from "@shopkeeper/sdk";
import { identifierText } from "@shopkeeper/sdk/rules/core";
import { userSearchProblems, userSearchWords } from "@shopkeeper/sdk/rules/users";
import { textOf } from "../texts/catalogue";
import { coreText } from "../texts/messages";

/** What a search for buyers looks at. */
export type UserSearchBy = (typeof UserSearchType)[keyof typeof UserSearchType];

interface UserSearch {
  searchType?: UserSearchBy | undefined;
  content?: string | undefined;
}

/** Why no buyer can have the words of a search; undefined where some may, and without words. */
export function unmatchedUserSearch({ searchType, content }: UserSearch): string | undefined {
  const { content: problem } = userSearchProblems({ searchType, content });
  return problem && textOf(coreText, "states.unmatchedUser");
}

/** The query of a list with a search for buyers, as it is sent: without words there is no search, and no type of one. */
export function userSearchQuery<Query extends UserSearch>({ searchType = UserSearchType.all, content = "", ...query }: Query) {
  if (identifierText(content) === "") return query;
  return { ...query, searchType, content: userSearchWords(searchType, content) ?? content };
}
