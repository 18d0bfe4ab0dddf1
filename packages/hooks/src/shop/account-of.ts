import type { Schema } from "@shopkeeper/sdk";
import type { Account } from "./shop-provider";

/** The account of a login: `accountOf(await client.getLoginInfo())`. */
export const accountOf = ({ id, merId = 0, account, realName, roles, permissionsList }: Schema<"LoginInfo">): Account => ({
  id,
  merId,
  account,
  realName,
  roles,
  permissions: permissionsList,
});
