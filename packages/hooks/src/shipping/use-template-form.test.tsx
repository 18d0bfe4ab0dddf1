import { FreeShipping, type Schema } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { DialogTask } from "../form";
import { openShop, searchState } from "../testing";
import { useTemplateForm } from "./use-template-form";
import { useTemplateList } from "./use-template-list";

const regions = [{ first: 100, firstPrice: 800, renewal: 100, renewalPrice: 200 }];

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const [row] = (await shop.client.listShippingTemplates()).list;
  const task: DialogTask<Schema<"ShippingTemplate">> = row ? { mode: "edit", row } : { mode: "add" };
  const calls: string[] = [];
  const on = { onDone: () => calls.push("done"), onCancel: () => calls.push("cancelled") };
  const { result: template } = renderHook(() => useTemplateForm({ task, ...on }), { wrapper: shop.wrapper });
  await waitFor(() => expect([template.current.regions, template.current.reading.isLoading]).toEqual([expect.any(Array), false]));
  const submit = async () => {
    act(() => template.current.submit());
    await waitFor(() => expect(template.current.isSubmitting).toBe(false));
  };
  return { ...shop, template, calls, submit, id: row?.id ?? 0 };
}

test("a new template is stored with its rows, whose titles are ways to districts", async () => {
  const { template, submit, client, calls } = await open({});
  await submit();
  const message = () => template.current.form.getFieldState("name").error?.message;
  await waitFor(() => expect(message()).toBe("请输入模板名称"));
  act(() => {
    template.current.form.setValue("name", "华东", { shouldDirty: true });
    template.current.chooseAppoint(1);
  });
  act(() => {
    template.current.form.setValue("shippingTemplatesRegionRequestList.0.cityId", [330106]);
    template.current.form.setValue("shippingTemplatesRegionRequestList.0.firstPrice", 8.5);
    template.current.form.setValue("shippingTemplatesRegionRequestList.0.renewalPrice", 0);
  });
  await submit();
  await waitFor(() => expect(calls).toEqual(["done"]));
  const [row] = (await client.listShippingTemplates()).list;
  expect(await client.getShippingTemplate({ path: { id: row?.id ?? 0 } })).toMatchObject({
    ...{ name: "华东", type: 1, appoint: 1 },
    regionList: [{ title: "[[330000,330100,330106]]", firstPrice: "8.50" }],
  });
});

test("rows that come and go are not judged before anything is typed there or sent", async () => {
  const { template } = await open({});
  const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  for (const appoint of [FreeShipping.custom, FreeShipping.partly]) {
    act(() => template.current.chooseAppoint(appoint));
    await settle();
    expect(template.current.form.formState.errors).toEqual({});
  }
  act(() => template.current.addRegion());
  act(() => template.current.rows.regions.remove(0));
  await settle();
  expect(template.current.form.formState.errors).toEqual({});
});

test("what the server says of a row lands on that row, and nothing typed is lost", async () => {
  const { template, submit, client, calls, id } = await open({
    shippingTemplates: [{ name: "旧", type: 1, appoint: 2, regions, sort: 9 }, { name: "别的" }],
  });
  act(() => {
    template.current.form.setValue("name", "别的", { shouldDirty: true });
    template.current.rows.frees.append({ cityId: [999_999], number: 1, price: 0 });
  });
  await submit();
  const message = (name: "name" | "shippingTemplatesFreeRequestList.0.cityId") => template.current.form.getFieldState(name).error?.message;
  await waitFor(() => expect(message("shippingTemplatesFreeRequestList.0.cityId")).toBe("有区域不存在，请重新选择"));
  act(() => template.current.form.setValue("shippingTemplatesFreeRequestList.0.cityId", [330106]));
  await submit();
  await waitFor(() => expect(message("name")).toBe("已有同名的运费模板，请换一个名称"));
  act(() => template.current.form.setValue("name", "新"));
  await submit();
  await waitFor(() => expect(calls).toEqual(["done"]));
  expect(await client.getShippingTemplate({ path: { id } })).toMatchObject({ name: "新", freeList: [{ price: "0.00" }] });
});

test("the list finds by name, and a template that a product has stays, with the product's name", async () => {
  const { wrapper } = await openShop({ shippingTemplates: [{ name: "甲" }, { name: "乙", sort: -1 }], products: [{ name: "绿茶" }] });
  const useSearch = searchState("keywords=甲");
  const { result: list } = renderHook(() => useTemplateList(useSearch()), { wrapper });
  await waitFor(() => expect(list.current.page.rows.map(({ name }) => name)).toEqual(["甲"]));
  const [row] = list.current.page.rows;
  act(() => row && list.current.removal?.open(row));
  await act(async () => void (await list.current.removal?.question.confirm()));
  expect(list.current.removal?.question.error).toMatchObject({
    message: "运费模板“甲”正在被 1 件商品使用：“绿茶”，请先在商品中更换运费模板",
  });
});
