import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Session } from "../kernel/call";
import type { Shop } from "../tenancy/shop";
import { menuTree } from "./menus";

type Role = NonNullable<Awaited<ReturnType<Shop["roles"]["find"]>>>;

/** A role with the tree of menus, for its form. */
export const roleDetail = ({ id, name, status, version, menuIds, createTime, updateTime }: Role, session: Session) => ({
  ...{ id, roleName: name, status, version },
  createTime: wireTime(createTime),
  updateTime: wireTime(updateTime),
  menuList: menuTree(session, menuIds),
});
