import { limits, UserSearchType } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { codeField, pageField, sizeField, textField } from "../core";
import type { UserTextKey } from "./messages";

/** What the user chooser may be asked. */
export const userQuery = z.object({
  page: pageField(),
  limit: sizeField(),
  searchType: codeField(UserSearchType),
  content: textField(limits.listUsers.content.maxLength),
});

/** What is wrong with a search: a user's number and a phone are digits. */
export function searchProblem({ searchType, content }: z.infer<typeof userQuery>): UserTextKey | undefined {
  const isNumber = searchType === UserSearchType.uid || searchType === UserSearchType.phone;
  return isNumber && content !== undefined && !/^\d+$/.test(content) ? "chooser.digits" : undefined;
}
