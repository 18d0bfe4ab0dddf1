import type { Schema } from "@shopkeeper/sdk/contract";
import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { userRuleMessages, userSearchProblems, userSearchWords } from "@shopkeeper/sdk/rules/users";
import { invalidFields } from "../core/refusal";
import { searchText } from "./search-text";

interface BuyerQuery {
  searchType?: Schema<"UserSearchType">;
  content?: string;
  dateLimit?: string;
}

/** The buyer filter of a list; undefined without words. Refuses words that no buyer can have, and an invalid period. */
export function buyerSearch({ searchType = "all", dateLimit, ...query }: BuyerQuery) {
  const content = searchText(query.content);
  const problems = userSearchProblems({ searchType, dateLimit, content });
  if (Object.keys(problems).length > 0) throw invalidFields(problemTexts(problems, userRuleMessages));
  const text = content === undefined ? undefined : userSearchWords(searchType, content);
  return text === undefined ? undefined : { by: searchType, text };
}
