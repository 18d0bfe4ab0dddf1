import type { Schema } from "@shopkeeper/sdk";
import type { Rights } from "../shop/permissions";

/** What the account of a login may do. */
export const loginRights = ({ roles, permissionsList }: Pick<Schema<"LoginInfo">, "roles" | "permissionsList">): Rights => ({
  roles,
  permissions: permissionsList,
});
