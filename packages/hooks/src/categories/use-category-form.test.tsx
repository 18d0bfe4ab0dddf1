import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { categoryProblems, useCategoryForm } from "./use-category-form";

async function open(edits?: string, seed: Seed = { categories: [{ name: "茶", children: ["绿茶"] }, { name: "器" }] }) {
  const shop = await openShop(seed);
  const category = edits === undefined ? undefined : (await shop.client.listProductCategories()).find(({ name }) => name === edits);
  const notified: string[] = [];
  const links = { onDone: () => notified.push("done"), onCancel: () => notified.push("cancelled") };
  const { result: form } = renderHook(() => useCategoryForm({ category, ...links }), { wrapper: shop.wrapper });
  await waitFor(() => expect(form.current.parents).toBeDefined());
  const submit = async () => {
    act(() => form.current.submit());
    await waitFor(() => expect(form.current.isSubmitting).toBe(false));
  };
  return { ...shop, form, notified, submit, category };
}

test("a new category is stored with its icon, and 创建分类成功 is shown", async () => {
  const { form, client, notified, submit, notices } = await open();
  act(() => form.current.form.setValue("name", " 茶点 ", { shouldDirty: true }));
  act(() => form.current.form.setValue("icon", "/files/demo/cake-1.svg", { shouldDirty: true }));
  await submit();
  await waitFor(() => expect(notified).toEqual(["done"]));
  expect(notices).toEqual([{ kind: "success", text: "创建分类成功" }]);
  expect((await client.listProductCategories()).find(({ name }) => name === "茶点")).toMatchObject({
    pid: 0,
    icon: expect.stringContaining("cake-1"),
  });
});

test("a parent with children stays at the top; a child may move to another one", async () => {
  const root = await open("茶");
  expect(root.form.current.isParentFixed).toBe(true);
  const { form, client, notified, submit } = await open("绿茶");
  expect(form.current.isParentFixed).toBe(false);
  const ware = form.current.parents?.find(({ name }) => name === "器")?.id;
  act(() => form.current.form.setValue("pid", ware, { shouldDirty: true }));
  await submit();
  await waitFor(() => expect(notified).toEqual(["done"]));
  expect((await client.listProductCategories()).find(({ name }) => name === "绿茶")?.pid).toBe(ware);
});

test("another editor's category is shown beside one's own", async () => {
  const { form, client, submit, category } = await open("绿茶");
  if (!category) throw new Error("the seed has it");
  await client.updateProductCategory({ body: { id: category.id, pid: category.pid, name: "明前绿茶", sort: 5 } });
  act(() => form.current.form.setValue("name", "我的绿茶", { shouldDirty: true }));
  await submit();
  await waitFor(() => expect(form.current.conflict).toMatchObject({ mine: { name: "我的绿茶" }, current: { name: "明前绿茶" } }));
});

test("a name has at most eight characters, an order is from 1 to 9999; what was stored may stay", () => {
  const form = { pid: 0, name: "一二三四五六七八九", icon: "", sort: 0 };
  expect(categoryProblems(form)).toEqual({ name: "problems.nameLong", sort: "problems.sortWrong" });
  expect(categoryProblems(form, { name: form.name, sort: 0 })).toEqual({});
  expect(categoryProblems({ ...form, pid: undefined, name: " ", sort: undefined })).toEqual({
    pid: "problems.parentEmpty",
    name: "problems.nameEmpty",
    sort: "problems.sortWrong",
  });
});
