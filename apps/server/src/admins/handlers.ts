import type { HandlersOf } from "../core/handlers";
import { searchText } from "../core/search-text";

/** The calls on the people who log in to the shop's console. */
export const adminHandlers: HandlersOf<"admins"> = {
  listAdmins: ({ query, session, shop }) =>
    shop.admins.page({ name: searchText(query.realName), roleId: query.roles, status: query.status, withOwner: session.isOwner }, query),
};
