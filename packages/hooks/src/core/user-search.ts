import { UserSearchType } from "@shopkeeper/sdk";

/** What a search for buyers looks at. */
export type UserSearchBy = (typeof UserSearchType)[keyof typeof UserSearchType];

const most = 99_999_999_999;

/** What is kept of a typed search for buyers: of a number and a phone the digits alone, and none of a number that nobody has. */
export function userSearchValue(by: UserSearchBy, input: string): string {
  if (by !== "uid" && by !== "phone") return input;
  const digits = input.replace(/\D/g, "");
  return Number(digits) > most ? "" : digits;
}

interface UserSearch {
  searchType?: UserSearchBy | undefined;
  content?: string | undefined;
}

/** The query of a list with a search for buyers, as it is sent: without words there is no search, and no type of one. */
export function userSearchQuery<Query extends UserSearch>({ searchType = UserSearchType.all, content, ...query }: Query) {
  const sought = content && userSearchValue(searchType, content);
  return { ...query, ...(sought && { searchType, content: sought }) };
}
