import { isList } from "@shopkeeper/sdk/rules/core";
import { Refusal } from "../core/refusal";
import type { RevisedFields, RevisedKind, RevisedRecord } from "../kernel/revised";
import { referencedIds } from "../kit/referenced-ids";
import { addRole, changeRole, removeRole } from "./handlers";
import { menuOf, menus } from "./menus";

/** How roles are kept before they change, and restored by accounts that may grant their menus. */
export const roleRevisions: RevisedKind = {
  readers: ["merchant:admin:role:info", "merchant:admin:role:list"],
  editor: "merchant:admin:role:update",
  isWhole: true,

  async read(shop, { isLocked }) {
    if (isLocked) await shop.roles.lock();
    const rows = await shop.roles.all();
    return new Map(
      rows.map(({ id, name, status, menuIds }): [number, RevisedRecord] => {
        const rules = menuIds.filter((menu) => !menus.isFolder(menu)).map((menu) => ({ id: menu, name: menuOf(menu)?.name.zh ?? "" }));
        return [id, { name, fields: { roleName: name, status, rules } }];
      }),
    );
  },

  async restore(call, { id, name, current, target }) {
    if (!target) return removeRole(call, id);
    if (current) return changeRole(call, { id, ...bodyOf(target) });
    await addRole(call, bodyOf(target), id);
    if (!(await call.shop.roles.find(id))) throw new Refusal("revisionFixed", { name });
  },

  worded: (_field, value, language) =>
    isList(value) ? value.map(({ id, name }) => ({ id, name: menuOf(id)?.name[language] ?? name })) : value,
};

const bodyOf = ({ roleName, status, rules }: RevisedFields) => ({
  ...{ roleName: String(roleName), status: status === true },
  rules: referencedIds(rules).join(","),
});
