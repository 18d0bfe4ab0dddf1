import type { QueryOf } from "../core/contract";
import type { HandlersOf } from "../core/handlers";
import { invalidFields } from "../core/refusal";
import { searchText } from "../core/search-text";
import type { Shop } from "../core/shop";
import { userMessages } from "./messages";
import type { UserFilter } from "./store";

/** The calls on the buyers who follow the shop. */
export const userHandlers: HandlersOf<"users"> = {
  listUsers: ({ query, shop }) => shop.users.page(filterOf(shop, query), query),
};

function filterOf(shop: Shop, query: QueryOf<"listUsers">): UserFilter {
  const text = searchText(query.content);
  const by = query.searchType ?? "all";
  if (text !== undefined && (by === "uid" || by === "phone") && !/^\d+$/.test(text)) {
    throw invalidFields({ content: userMessages.contentNotNumber });
  }
  const followed = query.dateLimit ? shop.users.period(query.dateLimit) : undefined;
  if (query.dateLimit && !followed) throw invalidFields({ dateLimit: userMessages.dateLimitInvalid });
  return { search: text === undefined ? undefined : { by, text }, registerType: query.registerType, sex: query.sex, followed };
}
