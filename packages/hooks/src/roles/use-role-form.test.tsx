import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useRoleForm } from "./use-role-form";
import { useRoleList } from "./use-role-list";

const nothing = () => undefined;

test("a role is saved with the folders above its menus, and opened again as it was", async () => {
  const { wrapper, client } = await openShop();
  const { result } = renderHook(() => useRoleForm({ task: { mode: "add" }, onDone: nothing, onCancel: nothing }), { wrapper });
  await waitFor(() => expect(result.current.tree).toBeDefined());
  act(() => result.current.form.setValue("roleName", " 客服 "));
  act(() => result.current.form.setValue("rules", [710, 711]));
  await act(async () => result.current.submit());
  await waitFor(async () => expect((await client.listRoles({ query: {} })).total).toBe(1));
  const [role] = (await client.listRoles({ query: {} })).list;
  if (!role) throw new Error("no role");
  expect(role.roleName).toBe("客服");
  const { result: edited } = renderHook(() => useRoleForm({ task: { mode: "edit", row: role }, onDone: nothing, onCancel: nothing }), {
    wrapper,
  });
  await waitFor(() => expect(edited.current.form.getValues("rules")).toEqual([700, 710, 711]));
  expect(edited.current.isReadOnly).toBe(false);
});

test("a role with rights that its editor has not is looked at alone", async () => {
  const permissions = ["merchant:admin:role:list", "merchant:admin:role:update"];
  const staff = [{ roleName: "店长", permissions: ["merchant:coupon:page:list"] }];
  const { wrapper, client } = await openShop({ staff, permissions });
  const row = (await client.listRoles({ query: { roleName: "店长" } })).list[0];
  if (!row) throw new Error("no role");
  const { result } = renderHook(() => useRoleForm({ task: { mode: "edit", row }, onDone: nothing, onCancel: nothing }), { wrapper });
  await waitFor(() => expect(result.current.isBeyond).toBe(true));
  expect(result.current.isReadOnly).toBe(true);
});

test("who may only list roles is offered nothing", async () => {
  const { wrapper } = await openShop({ permissions: ["merchant:admin:role:list"] });
  const useSearch = searchState();
  const { result } = renderHook(() => useRoleList(useSearch()), { wrapper });
  await waitFor(() => expect(result.current.page.rows).toHaveLength(1));
  const { dialog, toggle, removal: remove, tried } = result.current;
  expect([dialog.add, dialog.edit, toggle, remove, tried.open]).toEqual(Array.from({ length: 5 }, () => undefined));
});
