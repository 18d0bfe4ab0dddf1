import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { useAdminForm } from "./use-admin-form";
import { useAdminList } from "./use-admin-list";

const nothing = () => undefined;

test("somebody is changed and keeps the account; a name that is missing is told at its field", async () => {
  const { wrapper, client } = await openShop({ staff: [{ realName: "周小满", permissions: ["merchant:coupon:page:list"] }] });
  const row = (await client.listAdmins({ query: { realName: "周小满" } })).list[0];
  if (!row) throw new Error("nobody");
  const roles = (await client.listRoles({ query: {} })).list;
  const { result } = renderHook(() => useAdminForm({ task: { mode: "edit", row }, roles, onDone: nothing, onCancel: nothing }), {
    wrapper,
  });
  await waitFor(() => expect(result.current.form.getValues("realName")).toBe("周小满"));
  act(() => result.current.form.setValue("realName", " "));
  await act(async () => result.current.submit());
  expect(result.current.form.getFieldState("realName").error?.message).toBe("problems.realNameEmpty");
  act(() => result.current.form.setValue("realName", "周满"));
  await act(async () => result.current.submit());
  await waitFor(async () => expect((await client.listAdmins({ query: { realName: "周满" } })).total).toBe(1));
});

test("the owner is fixed, and one's own row cannot be disabled; who may only look is offered nothing", async () => {
  const { wrapper } = await openShop({ staff: 1 });
  const useSearch = searchState();
  const { result } = renderHook(() => useAdminList(useSearch()), { wrapper });
  await waitFor(() => expect(result.current.page.rows).toHaveLength(2));
  expect(result.current.page.rows.map((row) => [result.current.isFixed(row), result.current.isOwn(row)])).toEqual([
    [false, false],
    [true, true],
  ]);
  const { wrapper: looking } = await openShop({ permissions: ["merchant:admin:list"] });
  const { result: list } = renderHook(() => useAdminList(useSearch()), { wrapper: looking });
  await waitFor(() => expect(list.current.page.rows).toHaveLength(1));
  const {
    dialog,
    switches: { status: toggle, sms: toggleSms },
    removal: remove,
    dialogs: { password, sessions },
  } = list.current;
  expect([dialog.add, dialog.edit, toggle, toggleSms, remove, password.open, sessions.open]).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});
