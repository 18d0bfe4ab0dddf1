import { AdminType } from "@shopkeeper/sdk/contract";
import { adminProblems } from "@shopkeeper/sdk/rules/admins";
import type { HandlersOf } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { Refusal, refusedAt } from "../core/refusal";
import { searchText } from "../kit/search-text";
import { versionConflict } from "../kit/version";
import { adminDetail } from "./admin-detail";
import { changeableAdmin } from "./changeable-admin";
import { grantedRoles } from "./granted-roles";
import { refuseProblems } from "./hash-given-password";
import type { PreparedAdmins } from "./prepared";
import { adminSessionHandlers } from "./session-handlers";
import { visibleAdmin } from "./visible-admin";

/** The calls on the staff accounts of the shop's console. */
export const adminHandlers: HandlersOf<"admins", PreparedAdmins> = {
  ...adminSessionHandlers,

  listAdmins: ({ query, session, shop }) =>
    shop.admins.page({ name: searchText(query.realName), roleId: query.roles, status: query.status, withOwner: session.isOwner }, query),

  listStaff: ({ shop }) => shop.admins.staff(),

  async getAdmin({ query, session, shop }) {
    const admin = await visibleAdmin({ session, shop }, query.id);
    return adminDetail(admin, await shop.roles.ofAccount(admin.id));
  },

  async getAdminRights({ query, session, shop }) {
    const { id, account, realName, status, isOwner } = await visibleAdmin({ session, shop }, query.id);
    const roles = (await shop.roles.ofAccount(id)).map((role) => ({
      ...{ id: role.id, roleName: role.name, status: role.status },
      rules: role.menuIds.join(","),
    }));
    return { ...{ id, account, realName, status, roles }, type: isOwner ? AdminType.owner : AdminType.staff };
  },

  async saveAdmin({ body, session, shop, platform, prepared: password }) {
    await shop.roles.lock();
    const roles = await grantedRoles({ session, shop }, body.roles);
    const account = body.account.trim();
    const known = await platform.accounts.resembling(account);
    if (known) throw nameTaken(account, known, session.merId);
    const id = await shop.admins.add({ ...fieldsOf(body), account, password });
    if (id === undefined) throw refusedAt("account", "accountTaken", { account });
    await shop.roles.give(id, roles);
    return { id };
  },

  async updateAdmin({ body, session, shop, platform }) {
    const admin = await changeableAdmin({ session, shop }, body.id);
    refuseProblems(adminProblems({ realName: body.realName, roles: parseIds(body.roles), phone: body.phone ?? "" }));
    if (body.account.trim() !== admin.account) throw refusedAt("account", "accountFixed");
    if (admin.isOwn && !body.status) throw new Refusal("ownAccount");
    const roles = await grantedRoles({ session, shop }, body.roles, admin);
    if (!(await shop.admins.update(admin.id, fieldsOf(body), body.version))) throw versionConflict(adminDetail(admin, admin.roles));
    await shop.roles.give(admin.id, roles);
    if (!body.status) await platform.sessions.closeAll(admin.id);
    return null;
  },

  async deleteAdmin({ query, session, shop, platform }) {
    const admin = await changeableAdmin({ session, shop }, query.id);
    if (admin.isOwn) throw new Refusal("ownAccount");
    await shop.roles.give(admin.id, []);
    await shop.serviceTokens.removeOf(admin.id);
    await shop.views.removeOf(admin.id);
    await shop.admins.remove(admin.id);
    await platform.sessions.closeAll(admin.id);
    await platform.knownAddresses.clear(admin.id);
    await platform.secondFactors.remove(admin.id);
    return null;
  },

  async setAdminStatus({ query, session, shop, platform }) {
    const admin = await changeableAdmin({ session, shop }, query.id);
    if (admin.isOwn && !query.status) throw new Refusal("ownAccount");
    if (admin.status === query.status) return null;
    await shop.admins.update(admin.id, { status: query.status });
    if (!query.status) await platform.sessions.closeAll(admin.id);
    return null;
  },

  async setAdminPassword({ body, session, shop, platform, prepared: password }) {
    const admin = await changeableAdmin({ session, shop }, body.id);
    if (admin.isOwn) throw new Refusal("ownPassword");
    await shop.admins.update(admin.id, { password, isTemporary: true });
    await platform.sessions.closeAll(admin.id);
    await platform.knownAddresses.clear(admin.id);
    return null;
  },

  async toggleAdminSms({ path, session, shop }) {
    const admin = await visibleAdmin({ session, shop }, path.id);
    // the owner, whom nobody else sees, may do everything
    if (!admin.isOwner) await changeableAdmin({ session, shop }, admin.id);
    if (!(await shop.admins.toggleSms(admin.id))) throw new Refusal("smsWithoutPhone", { name: admin.realName });
    return null;
  },
};

/** The refusal of an account name that is taken or resembles another; the other is not named if it is another shop's. */
function nameTaken(account: string, known: { account: string; merId: number }, merId: number) {
  if (known.account === account) return refusedAt("account", "accountTaken", { account });
  if (known.merId !== merId) return refusedAt("account", "accountConfusable", { account });
  return refusedAt("account", "accountResembles", { account, other: known.account });
}

const fieldsOf = ({ realName, phone, status }: { realName: string; phone?: string | null; status: boolean }) => ({
  realName: realName.trim(),
  phone: phone?.trim() || null,
  status,
});
