import { AdminType } from "@shopkeeper/sdk/contract";
import { wireTime, wireTimeOrNull } from "@shopkeeper/sdk/rules/time";
import type { Shop } from "../tenancy/shop";

type Admin = NonNullable<Awaited<ReturnType<Shop["admins"]["find"]>>>;

/** A staff account in wire form; without the stored password. */
export const adminDetail = (admin: Admin, roles: readonly { id: number }[]) => ({
  id: admin.id,
  merId: admin.merId,
  account: admin.account,
  realName: admin.realName,
  headerImage: admin.avatar,
  roles: roles.map(({ id }) => id).join(","),
  lastIp: admin.lastIp,
  lastTime: wireTimeOrNull(admin.lastTime),
  loginCount: admin.loginCount,
  level: admin.isOwner ? 1 : 2,
  status: admin.status,
  phone: admin.phone,
  isSms: admin.isSms,
  type: admin.isOwner ? AdminType.owner : AdminType.staff,
  isTemporary: admin.isTemporary,
  version: admin.version,
  createTime: wireTime(admin.createTime),
  updateTime: wireTime(admin.updateTime),
});
