import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop, searchState } from "../testing";
import { usePeopleTab } from "./use-people-tab";
import { useServiceTokenForm } from "./use-service-token-form";
import { type MadeServiceToken, useServiceTokenList } from "./use-service-token-list";

const nothing = () => undefined;

test("a token is made with a role, works, and is revoked after a question", async () => {
  const { wrapper, client } = await openShop({ staff: [{ roleName: "导出", permissions: ["merchant:coupon:page:list"] }] });
  const role = (await client.listRoles({ query: {} })).list[0];
  let made: MadeServiceToken | undefined;
  const { result: form } = renderHook(() => useServiceTokenForm({ onDone: (done) => (made = done), onCancel: nothing }), { wrapper });
  await act(async () => form.current.submit());
  expect(form.current.form.getFieldState("name").error?.message).toBe("problems.nameEmpty");
  act(() => {
    form.current.form.setValue("name", " nightly ");
    form.current.form.setValue("roles", [role?.id ?? 0]);
  });
  await act(async () => form.current.submit());
  await waitFor(() => expect(made).toMatchObject({ name: "nightly", token: expect.stringMatching(/^service/) }));

  const useSearch = searchState();
  const { result } = renderHook(() => useServiceTokenList(useSearch()), { wrapper });
  await waitFor(() => expect(result.current.page.rows).toMatchObject([{ name: "nightly", roleNames: "导出", lastTime: null }]));
  const [row] = result.current.page.rows;
  if (!row) throw new Error("no row");
  act(() => result.current.revoke?.open(row));
  await act(async () => result.current.revoke?.confirm());
  await waitFor(() => expect(result.current.page.rows).toEqual([]));
});

test("who may only see the people is offered no tokens", async () => {
  const { wrapper } = await openShop({ permissions: ["merchant:admin:list"] });
  const useSearch = searchState("tab=tokens");
  const { result } = renderHook(() => usePeopleTab(useSearch()), { wrapper });
  await waitFor(() => expect(result.current).toMatchObject({ tab: "admins", isOffered: false }));
});
