import { problemTexts } from "@shopkeeper/sdk/rules/core";
import { userRuleMessages, userSearchProblems } from "@shopkeeper/sdk/rules/users";
import type { QueryOf } from "../core/contract";
import type { HandlersOf } from "../core/handlers";
import { isPhoneSearch } from "../core/phone-search";
import { invalidFields, Refusal } from "../core/refusal";
import { searchText } from "../core/search-text";
import type { Shop } from "../core/shop";
import type { UserFilter } from "./list-store";

/** The calls on the buyers who follow the shop. */
export const userHandlers: HandlersOf<"users"> = {
  async listUsers({ query, shop, auditRead }) {
    const filter = filterOf(shop, query);
    if (filter.search && isPhoneSearch(filter.search)) await auditRead();
    return shop.users.page(filter, query);
  },

  async getUser({ path, shop, auditRead }) {
    const user = await shop.users.find(path.id);
    if (!user) throw new Refusal((await shop.users.isKnown(path.id)) ? "userNotFollowing" : "userMissing");
    await auditRead();
    return user;
  },
};

function filterOf(shop: Shop, query: QueryOf<"listUsers">): UserFilter {
  const text = searchText(query.content);
  const problems = userSearchProblems({ ...query, content: text });
  if (Object.keys(problems).length > 0) throw invalidFields(problemTexts(problems, userRuleMessages));
  const by = query.searchType ?? "all";
  const followed = query.dateLimit ? shop.users.period(query.dateLimit) : undefined;
  return { search: text === undefined ? undefined : { by, text }, registerType: query.registerType, sex: query.sex, followed };
}
