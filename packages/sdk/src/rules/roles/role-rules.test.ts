import fc from "fast-check";
import { expect, test } from "vitest";
import { explainMenu } from "./explain-menu";
import { heldMenus, losesMenus } from "./held-menus";
import { menuIndex } from "./menu-index";
import { menuLocks, type NamedMenu } from "./menu-locks";
import { roleProblems } from "./role-problems";

const menu = (id: number, pid: number, menuType: NamedMenu["menuType"], zh: string): NamedMenu => ({ id, pid, menuType, zh });
const menus = [
  menu(1, 0, "M", "设置"),
  menu(2, 1, "C", "运费模板"),
  menu(3, 1, "M", "管理权限"),
  menu(4, 3, "C", "身份管理"),
  menu(5, 4, "A", "添加"),
  menu(6, 0, "M", "商品"),
  menu(7, 6, "C", "商品列表"),
];
const locks = (account: string, isOwner: boolean, menuIds: readonly number[] = []) =>
  Object.fromEntries(menuLocks(menus, { account, isOwner, menuIds }));

test("the account admin grants everything that it holds; another owner everything but its menus", () => {
  expect(locks("admin", true)).toEqual({});
  expect(locks("admin2", true)).toEqual({ 1: "adminOnly", 3: "adminOnly", 4: "adminOnly", 5: "adminOnly" });
});

test("others grant what they hold, and a folder is locked with everything below it", () => {
  expect(locks("clerk", false, [2])).toEqual({
    1: "adminOnly",
    3: "adminOnly",
    4: "adminOnly",
    5: "adminOnly",
    6: "notHeld",
    7: "notHeld",
  });
  expect(locks("admin", false, [4, 7])).toEqual({ 2: "notHeld", 5: "notHeld" });
});

const roles = fc.array(fc.record({ status: fc.boolean(), menuIds: fc.array(fc.nat(8)) }), { maxLength: 5 });

test("menus are lost where they were held and no other role brings them", () => {
  fc.assert(
    fc.property(roles, roles, (before, after) => {
      expect(losesMenus(before, before)).toBe(false);
      expect(losesMenus(before, [...before, ...after])).toBe(false);
      expect(losesMenus(before, after)).toBe([...heldMenus(before)].some((id) => !heldMenus(after).has(id)));
    }),
  );
});

const role = (id: number, status: boolean, ...menuIds: number[]) => ({ id, roleName: `身份 ${id}`, status, menuIds });

test("a right is explained by the roles that grant it, that are off, and that lack it", () => {
  const holder = { isOwner: false, status: true, roles: [role(1, true, 7), role(2, false, 7), role(3, true)] };
  const { granting, switchedOff, withholding, ...rest } = explainMenu(holder, 7);
  expect(rest).toEqual({ isGranted: true, by: "roles" });
  expect([granting, switchedOff, withholding].map((some) => some.map(({ id }) => id))).toEqual([[1], [2], [3]]);
  expect(explainMenu({ ...holder, status: false }, 7)).toMatchObject({ isGranted: false, by: "disabled" });
  expect(explainMenu({ isOwner: true, status: true, roles: [] }, 7)).toMatchObject({ isGranted: true, by: "owner" });
  expect(explainMenu(holder, 2)).toMatchObject({ isGranted: false });
});

test("an explanation agrees with what the roles grant", () => {
  fc.assert(
    fc.property(roles, fc.nat(8), (some, id) => {
      const named = some.map((one, at) => ({ ...one, id: at, roleName: String(at) }));
      expect(explainMenu({ isOwner: false, status: true, roles: named }, id).isGranted).toBe(heldMenus(some).has(id));
    }),
  );
});

test("a role has a name and more than folders", () => {
  const index = menuIndex(menus);
  expect(roleProblems({ roleName: " ", rules: [1, 3] }, index)).toEqual({
    roleName: { key: "roleNameEmpty" },
    rules: { key: "rulesEmpty" },
  });
  expect(roleProblems({ roleName: "客服", rules: [6, 7] }, index)).toEqual({});
});
