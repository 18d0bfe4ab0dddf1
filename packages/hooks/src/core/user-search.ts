import type { UserSearchType } from "@shopkeeper/sdk";

/** What a search for buyers looks at. */
export type UserSearchBy = (typeof UserSearchType)[keyof typeof UserSearchType];

const most = 99_999_999_999;

/** What is kept of a typed search for buyers: of a number and a phone the digits alone, and none of a number that nobody has. */
export function userSearchValue(by: UserSearchBy, input: string): string {
  if (by !== "uid" && by !== "phone") return input;
  const digits = input.replace(/\D/g, "");
  return Number(digits) > most ? "" : digits;
}
