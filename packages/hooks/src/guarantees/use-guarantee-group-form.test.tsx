import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { type GuaranteeGroupTask, useGuaranteeGroupForm } from "./use-guarantee-group-form";

const hidden = 6;

async function open(is: GuaranteeGroupTask["is"], seed: Seed = {}) {
  const shop = await openShop(seed);
  const [group] = await shop.client.listGuaranteeGroups();
  const task: GuaranteeGroupTask = is === "add" || !group ? { is: "add" } : { is, group };
  const told: string[] = [];
  const ways = { onDone: () => told.push("done"), onCancel: () => told.push("cancelled") };
  const { result: form } = renderHook(() => useGuaranteeGroupForm({ task, ...ways }), { wrapper: shop.wrapper });
  if (group) expect(form.current.services.rows).toEqual([]); // nothing is gone as long as nothing is known
  await waitFor(() => expect(form.current.services.rows.length).toBeGreaterThan(0));
  const service = (id: number) => {
    const found = form.current.services.rows.find((row) => row.id === id);
    if (!found) throw new Error(`service ${id} is listed`);
    return found;
  };
  const submit = async () => {
    act(() => form.current.submit());
    await waitFor(() => expect(form.current.isSubmitting).toBe(false));
  };
  return { ...shop, form, told, service, submit, group };
}

test("a new group needs a name and a service, and offers valid services alone", async () => {
  const { form, submit, service, client, told, notices } = await open("add");
  expect(form.current.services.rows.every(({ isValid }) => isValid)).toBe(true);
  await submit();
  await waitFor(() => expect(form.current.form.getFieldState("gids").error?.message).toBe("problems.none"));
  expect(form.current.form.getFieldState("name").error?.message).toBe("problems.nameEmpty");
  act(() => form.current.form.setValue("name", " 安心 ", { shouldDirty: true }));
  act(() => form.current.pick(service(3)));
  act(() => form.current.pick(service(1)));
  await submit();
  await waitFor(() => expect(told).toEqual(["done"]));
  expect(notices).toEqual([{ kind: "success", text: "操作成功" }]);
  expect(await client.listGuaranteeGroups()).toMatchObject([{ name: "安心", guaranteeList: [{ gid: 3 }, { gid: 1 }] }]);
});

test("an invalid service can be taken out, and not be chosen again", async () => {
  const { form, service } = await open("edit", { guaranteeGroups: [{ name: "送装", gids: [2, hidden] }] });
  act(() => form.current.pick(service(hidden)));
  expect(form.current.form.getValues("gids")).toEqual([2]);
  act(() => form.current.pick(service(hidden)));
  expect(form.current.form.getValues("gids")).toEqual([2]);
  act(() => form.current.pickAll(form.current.services.rows));
  expect(form.current.form.getValues("gids")).toEqual([2, 1, 3, 4, 5]);
});

test("saving without a change keeps an invalid service", async () => {
  const { submit, client, told } = await open("edit", { guaranteeGroups: [{ name: "送装", gids: [2, hidden] }] });
  await submit();
  await waitFor(() => expect(told).toEqual(["done"]));
  expect(await client.listGuaranteeGroups()).toMatchObject([{ name: "送装", guaranteeList: [{ gid: 2 }, { gid: hidden }] }]);
});

test("an edit over someone else's shows both; mine can be kept", async () => {
  const { form, submit, client, group, told } = await open("edit", { guaranteeGroups: [{ name: "组" }] });
  await client.editGuaranteeGroup({ body: { id: group?.id ?? 0, name: "他们的", gids: "3", version: 0 } });
  act(() => form.current.form.setValue("name", "我的", { shouldDirty: true }));
  await submit();
  await waitFor(() => expect(form.current.conflict).toMatchObject({ name: "他们的", mine: { name: "我的" }, theirs: { gids: [3] } }));
  expect(told).toEqual([]);
  act(() => form.current.conflict?.keepMine());
  await waitFor(() => expect(told).toEqual(["done"]));
  expect(await client.listGuaranteeGroups()).toMatchObject([{ name: "我的" }]);
});

test("looking at a group changes nothing and closes without a word", async () => {
  const { form, told, notices } = await open("view", { guaranteeGroups: [{ name: "组" }] });
  expect(form.current).toMatchObject({ isReadOnly: true, title: "form.viewTitle" });
  act(() => form.current.close());
  expect([told, notices]).toEqual([["cancelled"], []]);
});
