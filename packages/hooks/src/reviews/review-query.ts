import { limits, UserSearchType } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { codeField, dateLimitField, flagField, idField, pageField, sizeField, textField, typedUserSearch } from "../core";

const starField = () => z.catch(z.pipe(idField(), z.optional(z.number().check(z.maximum(limits.listReviews.star.max)))), undefined);

/** What the list of reviews may be asked. */
export const reviewQuery = z.object({
  page: pageField(),
  limit: sizeField(),
  searchType: codeField(UserSearchType),
  content: textField(limits.listReviews.content.maxLength),
  productSearch: textField(limits.listReviews.productSearch.maxLength),
  star: starField(),
  isReply: flagField(),
  dateLimit: dateLimitField(),
});

/** The call for a query: what no user can be called is not looked for. */
export function askedReviews({ searchType = UserSearchType.all, content, ...query }: z.infer<typeof reviewQuery>) {
  const sought = content && typedUserSearch(searchType, content);
  return { query: { ...query, ...(sought && { searchType, content: sought }) } };
}
