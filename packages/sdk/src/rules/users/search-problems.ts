import { UserSearchType } from "../../generated/code-sets";
import type { components } from "../../generated/schema";
import type { Problem, Problems } from "../core";
import { dateRange } from "../time";
import type { userRuleMessages } from "./messages";

type Key = keyof typeof userRuleMessages;

/** A search for users: the text and the fields that it is compared with, and a period. */
export interface UserSearch {
  readonly searchType?: components["schemas"]["UserSearchType"] | undefined;
  readonly content?: string | undefined;
  readonly dateLimit?: string | undefined;
}

/** What is wrong with a search for users, by field; an empty text looks for nothing. */
export function userSearchProblems({ searchType, content, dateLimit }: UserSearch): Problems<keyof UserSearch, Key> {
  const isNumber = searchType === UserSearchType.uid || searchType === UserSearchType.phone;
  return {
    ...(isNumber && content && !/^\d+$/.test(content) && { content: problem("digits") }),
    ...(dateLimit && !dateRange(dateLimit, new Date(0)) && { dateLimit: problem("dateLimitInvalid") }),
  };
}

const problem = (key: Key): Problem<Key> => ({ key });
