import type { Schema } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DialogTask } from "../core";
import { openShop } from "../testing";
import { useGuaranteeGroupForm } from "./use-guarantee-group-form";

const hidden = 6;

async function open(mode: "add" | "edit", seed: Seed = {}) {
  const shop = await openShop(seed);
  const [group] = await shop.client.listGuaranteeGroups();
  const task: DialogTask<Schema<"GuaranteeGroup">> = mode === "add" || !group ? { mode: "add" } : { mode, row: group };
  const calls: string[] = [];
  const on = { onDone: () => calls.push("done"), onCancel: () => calls.push("cancelled") };
  const { result: form } = renderHook(() => useGuaranteeGroupForm({ task, ...on }), { wrapper: shop.wrapper });
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
  return { ...shop, form, calls, service, submit };
}

test("a new group needs a name and a service, and offers valid services alone", async () => {
  const { form, submit, service, client, calls, notices } = await open("add");
  expect(form.current.services.rows.every(({ isValid }) => isValid)).toBe(true);
  await submit();
  await waitFor(() => expect(form.current.form.getFieldState("gids").error?.message).toBe("problems.none"));
  expect(form.current.form.getFieldState("name").error?.message).toBe("problems.nameEmpty");
  act(() => form.current.form.setValue("name", " 安心 ", { shouldDirty: true }));
  act(() => form.current.pick(service(3)));
  act(() => form.current.pick(service(1)));
  await submit();
  await waitFor(() => expect(calls).toEqual(["done"]));
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
  const { submit, client, calls } = await open("edit", { guaranteeGroups: [{ name: "送装", gids: [2, hidden] }] });
  await submit();
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(await client.listGuaranteeGroups()).toMatchObject([{ name: "送装", guaranteeList: [{ gid: 2 }, { gid: hidden }] }]);
});
