import { buyerSearch } from "../kit/buyer-search";
import type { QueryOf } from "../contract/contract";
import type { HandlersOf } from "../kernel/handlers";
import { isPhoneSearch } from "../kit/phone-search";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
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
  const search = buyerSearch(query);
  const followed = query.dateLimit ? shop.users.period(query.dateLimit) : undefined;
  return { search, registerType: query.registerType, sex: query.sex, followed };
}
