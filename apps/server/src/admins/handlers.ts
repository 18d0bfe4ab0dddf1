import type { Handlers } from "../core/handlers";
import { searchText } from "../core/search-text";

/** The calls on the people who log in to the shop's console. */
export const adminHandlers = {
  listAdmins: ({ query, session, shop }) =>
    shop.admins.page({ name: searchText(query.realName), roleId: query.roles, status: query.status, withOwner: session.isOwner }, query),
} satisfies Pick<Handlers, "listAdmins">;
