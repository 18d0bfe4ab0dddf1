import { UserSearchType } from "../../generated/code-sets";
import type { components } from "../../generated/schema";
import { identifierText, numberKey, phoneDigits, type Problem, type Problems } from "../core";
import { dateRange } from "../time";
import type { userRuleMessages } from "./messages";

type Key = keyof typeof userRuleMessages;
type SearchType = components["schemas"]["UserSearchType"];

/** A search for users: the text and the fields that it is compared with, and a period. */
export interface UserSearch {
  readonly searchType?: SearchType | undefined;
  readonly content?: string | undefined;
  readonly dateLimit?: string | undefined;
}

/** The search text as it is compared: for ids and phone numbers the digits; undefined if no user can match. */
export function userSearchWords(searchType: SearchType, content: string): string | undefined {
  if (searchType === UserSearchType.phone) return phoneDigits(content);
  if (searchType !== UserSearchType.uid) return content.trim();
  const id = numberKey(content);
  return /^\d+$/.test(id) ? id : undefined;
}

/** The problems of a search for users, by field; a text without visible characters searches for nothing. */
export function userSearchProblems({
  searchType = UserSearchType.all,
  content = "",
  dateLimit,
}: UserSearch): Problems<keyof UserSearch, Key> {
  const isUnmatched = identifierText(content) !== "" && userSearchWords(searchType, content) === undefined;
  return {
    ...(isUnmatched && { content: problem("digits") }),
    ...(dateLimit && !dateRange(dateLimit, new Date(0)) && { dateLimit: problem("dateLimitInvalid") }),
  };
}

const problem = (key: Key): Problem<Key> => ({ key });
