import type { Schema } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DialogTask } from "../form";
import { openShop } from "../testing";
import { useAddressForm } from "./use-address-form";

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const [row] = await shop.client.listAddresses();
  const task: DialogTask<Schema<"Address">> = row ? { mode: "edit", row } : { mode: "add" };
  const calls: string[] = [];
  const on = { onDone: () => calls.push("done"), onCancel: () => calls.push("cancelled") };
  const { result: form } = renderHook(() => useAddressForm({ task, ...on }), { wrapper: shop.wrapper });
  const submit = async () => {
    act(() => form.current.submit());
    await waitFor(() => expect(form.current.isSubmitting).toBe(false));
  };
  return { ...shop, form, calls, submit };
}

test("a new address needs a receiver, a number and a place", async () => {
  const { form, submit, client, calls } = await open({});
  const message = (name: "receiverName" | "receiverPhone" | "detail") => form.current.form.getFieldState(name).error?.message;
  await submit();
  await waitFor(() => expect(message("receiverName")).toBe("请输入收货人姓名"));
  expect([message("receiverPhone"), message("detail")]).toEqual(["请输入收货人电话", "请输入详细地址"]);
  act(() => {
    form.current.form.setValue("receiverName", " 林小满 ", { shouldDirty: true });
    form.current.form.setValue("receiverPhone", "0571-88888888");
    form.current.form.setValue("detail", "文三路 1 号");
    form.current.form.setValue("region", ["浙江省", "杭州市", "西湖区"]);
    form.current.form.setValue("isDefault", true);
  });
  await submit();
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(await client.listAddresses()).toMatchObject([
    { receiverName: "林小满", province: "浙江省", city: "杭州市", district: "西湖区", isDefault: true, isShow: true },
  ]);
});

test("an address keeps its region, which can be taken away", async () => {
  const { form, submit, client } = await open({ addresses: [{ province: "浙江省", city: "杭州市", district: "西湖区" }] });
  expect(form.current.form.getValues("region")).toEqual(["浙江省", "杭州市", "西湖区"]);
  act(() => form.current.form.setValue("region", [], { shouldDirty: true }));
  await submit();
  await waitFor(async () => expect(await client.listAddresses()).toMatchObject([{ province: null, city: null, district: null }]));
});

test("over the change of another person both versions are there, and keeping one's own wins", async () => {
  const { form, submit, client, calls } = await open({ addresses: [{ receiverName: "甲" }] });
  const [row] = await client.listAddresses();
  if (row) await client.updateAddress({ body: { id: row.id, receiverName: "乙", receiverPhone: "13800138000", detail: "别处" } });
  act(() => form.current.form.setValue("receiverName", "丙", { shouldDirty: true }));
  await submit();
  await waitFor(() => expect(form.current.conflict).toMatchObject({ mine: { receiverName: "丙" }, current: { receiverName: "乙" } }));
  act(() => form.current.conflict?.keepMine());
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(await client.listAddresses()).toMatchObject([{ receiverName: "丙" }]);
});
