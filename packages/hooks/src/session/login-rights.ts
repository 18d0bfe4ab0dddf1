import type { Schema } from "@shopkeeper/sdk";
import type { Rights } from "../shop/permissions";

/** The rights of the account of a login. */
export const loginRights = ({ roles, permissionsList }: Pick<Schema<"LoginInfo">, "roles" | "permissionsList">): Rights => ({
  roles,
  permissions: permissionsList,
});
