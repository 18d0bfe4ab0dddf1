import { listQueries } from "@shopkeeper/sdk";
import { userSearchProblems } from "@shopkeeper/sdk/rules/users";
import { listOf, type ListState } from "../core";
import type { UserTextKey } from "./messages";

/** The buyers who follow the shop; a search that cannot match is not sent. */
export const users = listOf(listQueries.listUsers, { toInput: (query) => (searchProblem(query) ? undefined : { query }) });

/** What is wrong with a search: a user's number and a phone are digits. */
export function searchProblem({
  searchType,
  content,
}: Pick<ListState<typeof listQueries.listUsers.fields>, "searchType" | "content">): UserTextKey | undefined {
  return userSearchProblems({ searchType, content }).content && "problems.digits";
}
