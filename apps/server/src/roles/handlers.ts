import { losesMenus } from "@shopkeeper/sdk/rules/roles";
import type { Schema } from "@shopkeeper/sdk/contract";
import type { Call, Session } from "../kernel/call";
import type { HandlersOf } from "../kernel/handlers";
import { namesText } from "../core/names-text";
import { Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { versionConflict } from "../kit/version";
import { roleDetail } from "./role-detail";
import { checkedRole } from "./checked-role";
import { holdsMenus, menuTree } from "./menus";

/** The calls on roles and the menus that they grant. */
export const roleHandlers: HandlersOf<"roles"> = {
  listMenuTree: ({ session }) => menuTree(session),

  listRoles: ({ query, shop }) => shop.roles.page({ name: searchText(query.roleName), status: query.status }, query),

  async getRole({ path, session, shop }) {
    const role = await shop.roles.find(path.id);
    if (!role) throw new Refusal("roleMissing");
    return roleDetail(role, session);
  },

  async saveRole({ body, session, shop }) {
    return (await addRole({ shop, session }, body)) ?? null;
  },

  async updateRole({ body, session, shop }) {
    await changeRole({ shop, session }, body);
    return null;
  },

  async deleteRole({ path, session, shop }) {
    await removeRole({ shop, session }, path.id);
    return null;
  },

  async setRoleStatus({ body, session, shop }) {
    const role = await changeableRole(shop, session, body.id);
    if (role.status === body.status) return null;
    await keepOwnRights(shop, session, role.id, { ...role, status: body.status });
    await shop.roles.update(role.id, { status: body.status });
    return null;
  },
};

/** The account that changes a role, and its shop. */
type RoleCall = Pick<Call<"saveRole">, "shop" | "session">;

/** Adds a role, or restores a deleted one with its id. */
export async function addRole({ shop, session }: RoleCall, body: Schema<"RoleInput">, id?: number) {
  await shop.roles.lock();
  return shop.roles.add(await checkedRole(shop, session, body), id);
}

/** Changes a role by the rules of its form. */
export async function changeRole({ shop, session }: RoleCall, body: Schema<"RoleUpdate">) {
  const role = await changeableRole(shop, session, body.id);
  const fields = await checkedRole(shop, session, body, role);
  await keepOwnRights(shop, session, role.id, fields);
  if (!(await shop.roles.update(role.id, fields, body.version))) throw versionConflict(roleDetail(role, session));
}

/** Deletes a role without holders. */
export async function removeRole({ shop, session }: RoleCall, id: number) {
  const role = await changeableRole(shop, session, id);
  const holders = await shop.roles.holders(role.id);
  if (holders.count > 0) throw new Refusal("roleUsed", { name: role.name, count: holders.count, admins: namesText(holders) });
  const names = await shop.serviceTokens.named(role.id);
  const count = names.length;
  if (count > 0) throw new Refusal("roleHeldByTokens", { name: role.name, count, tokens: namesText({ count, names: names.slice(0, 5) }) });
  await shop.roles.remove(role.id);
}

/** A role that the caller may change: it grants only rights that the caller has. */
async function changeableRole(shop: Shop, session: Session, id: number) {
  await shop.roles.lock();
  const role = await shop.roles.find(id);
  if (!role) throw new Refusal("roleMissing");
  if (!holdsMenus(session, role.menuIds)) throw new Refusal("roleBeyond", { name: role.name });
  return role;
}

/** Refuses a change of a held role that would remove rights of the caller. */
async function keepOwnRights(shop: Shop, session: Session, id: number, changed: { status: boolean; menuIds: number[] }) {
  if (session.isOwner) return;
  const own = await shop.roles.ofAccount(session.accountId);
  const after = own.map((role) => (role.id === id ? changed : role));
  if (losesMenus(own, after)) throw new Refusal("ownRights");
}
