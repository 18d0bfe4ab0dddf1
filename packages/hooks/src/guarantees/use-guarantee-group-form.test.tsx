import type { Schema } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DialogTask } from "../form";
import { openShop } from "../testing";
import { servicesFor, servicesOf, useGuaranteeGroupForm } from "./use-guarantee-groups";

const hidden = 6;

async function open(mode: "add" | "edit", seed: Seed = {}) {
  const shop = await openShop(seed);
  const [group] = await shop.client.listGuaranteeGroups();
  const task: DialogTask<Schema<"GuaranteeGroup">> = mode === "add" || !group ? { mode: "add" } : { mode, row: group };
  const calls: string[] = [];
  const on = { onDone: () => calls.push("done"), onCancel: () => calls.push("cancelled") };
  const { result: form } = renderHook(() => useGuaranteeGroupForm({ task, ...on }), { wrapper: shop.wrapper });
  if (group) expect(form.current.services.rows).toEqual([]); // no service counts as deleted before the services are loaded
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
  const selection = () => form.current.selectionOf(form.current.form.getValues("gids"));
  return { ...shop, form, calls, service, submit, selection };
}

test("a new group needs a name and a service, and offers valid services alone", async () => {
  const { form, submit, service, selection, client, calls, notices } = await open("add");
  expect(form.current.services.rows.every(({ isValid }) => isValid)).toBe(true);
  await submit();
  await waitFor(() => expect(form.current.form.getFieldState("gids").error?.message).toBe("请至少选择一个服务选项"));
  expect(form.current.form.getFieldState("name").error?.message).toBe("请填写组合名称");
  act(() => form.current.form.setValue("name", " 安心 ", { shouldDirty: true }));
  act(() => selection().toggle(service(3)));
  act(() => selection().toggle(service(1)));
  await submit();
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(notices).toEqual([{ kind: "success", text: "操作成功" }]);
  expect(await client.listGuaranteeGroups()).toMatchObject([{ name: "安心", guaranteeList: [{ gid: 3 }, { gid: 1 }] }]);
});

test("an invalid service can be taken out, and not be chosen again", async () => {
  const { form, service, selection } = await open("edit", { guaranteeGroups: [{ name: "送装", gids: [2, hidden] }] });
  act(() => selection().toggle(service(hidden)));
  expect(form.current.form.getValues("gids")).toEqual([2]);
  act(() => selection().toggle(service(hidden)));
  expect(form.current.form.getValues("gids")).toEqual([2]);
  act(() => selection().togglePage(form.current.services.rows));
  expect(form.current.form.getValues("gids")).toEqual([2, 1, 3, 4, 5]);
});

test("saving without a change keeps an invalid service", async () => {
  const { submit, client, calls } = await open("edit", { guaranteeGroups: [{ name: "送装", gids: [2, hidden] }] });
  await submit();
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(await client.listGuaranteeGroups()).toMatchObject([{ name: "送装", guaranteeList: [{ gid: 2 }, { gid: hidden }] }]);
});

const serviceOf = (id: number, isShow = true) => ({ id, name: `服务${id}`, icon: null, content: null, sort: id, isShow });
const platform = [serviceOf(1), serviceOf(2, false), serviceOf(3)];
const group = { guaranteeList: [9, 2, 1].map((gid) => ({ groupId: 1, gid, isShow: gid === 1 })) };

test("a new group chooses among what is on offer", () => {
  expect(servicesFor(platform).map(({ id }) => id)).toEqual([1, 3]);
});

test("a group that exists shows services that are no longer offered, and those that are gone", () => {
  expect(servicesFor(platform, group).map(({ id, isValid }) => [id, isValid])).toEqual([
    [1, true],
    [2, false],
    [3, true],
    [9, false],
  ]);
  expect(servicesOf(platform, group).map(({ id }) => id)).toEqual([1, 2, 9]);
});
