import { act, renderHook, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useCategoryForm } from "./use-category-form";
import { usePictureCategories } from "./use-picture-categories";

const tea = [{ name: "茶叶", children: [{ name: "绿茶", children: [{ name: "龙井" }] }] }, { name: "活动" }];

async function open(pictureCategories: typeof tea | [] = tea, permissions?: string[]) {
  const opened = await openShop({ pictureCategories, ...(permissions && { permissions }) });
  const { result: categories } = renderHook(
    () => {
      const [chosen, choose] = useState<number>();
      return usePictureCategories(chosen, choose);
    },
    { wrapper: opened.wrapper },
  );
  await waitFor(() => expect(categories.current.isLoading).toBe(false));
  const idOf = (name: string) => {
    const found = categories.current.all.flatMap(withBelow).find((node) => node.name === name);
    if (!found) throw new Error(`no category called ${name}`);
    return found;
  };
  return { ...opened, categories, idOf };
}

async function openForm(task: (idOf: (name: string) => { id: number }) => Parameters<typeof useCategoryForm>[0]) {
  const opened = await open();
  let isDone = false;
  const { result: form } = renderHook(
    () => {
      const category = useCategoryForm(task(opened.idOf), opened.categories.current.all, () => (isDone = true));
      const { errors } = category.form.formState;
      return { ...category, errors };
    },
    { wrapper: opened.wrapper },
  );
  await waitFor(() => expect(form.current.isLoading).toBe(false));
  const submit = () => act(async () => form.current.submit());
  return { ...opened, form, submit, isDone: () => isDone };
}

interface Node {
  id: number;
  name: string;
  child: readonly Node[];
}
const withBelow = <One extends Node>(node: One): (One | Node)[] => [node, ...node.child.flatMap(withBelow)];

test("branches open one by one, and the way to the chosen one is open", async () => {
  const { categories, idOf } = await open();
  const { id: top } = idOf("茶叶");
  expect(categories.current.isOpen(top)).toBe(false);
  act(() => categories.current.toggle(top));
  expect(categories.current.isOpen(top)).toBe(true);
  act(() => categories.current.toggle(top));
  act(() => categories.current.choose(idOf("龙井").id));
  expect([categories.current.isOpen(top), categories.current.chosenName]).toEqual([true, "龙井"]);
  act(() => categories.current.choose(0));
  expect([categories.current.chosen, categories.current.chosenName]).toEqual([0, "全部图片"]);
});

test("the filter box keeps what matches and opens it", async () => {
  const { categories, idOf } = await open();
  act(() => categories.current.filter("龙"));
  expect(categories.current.tree.flatMap(withBelow).map(({ name }) => name)).toEqual(["茶叶", "绿茶", "龙井"]);
  expect(categories.current.isOpen(idOf("绿茶").id)).toBe(true);
});

test("deleting the chosen category says 删除成功 and shows all pictures; one with others below is refused", async () => {
  const { categories, idOf, notices } = await open();
  act(() => categories.current.choose(idOf("活动").id));
  const rename = (name: string) => {
    const found = categories.current.all.find((node) => node.name === name);
    if (found) act(() => categories.current.removal?.open(found));
  };
  rename("活动");
  await act(async () => categories.current.removal?.confirm());
  expect([notices.at(-1)?.text, categories.current.chosen]).toEqual(["删除成功", 0]);
  rename("茶叶");
  await act(async () => categories.current.removal?.confirm());
  expect(categories.current.removal).toMatchObject({ isOpen: true, error: expect.any(Error) });
});

test("a new category goes below the one it was opened from, with order 1, and 创建成功 is said", async () => {
  const { form, submit, idOf, client, notices, isDone } = await openForm((find) => ({ is: "add", parent: find("茶叶").id }));
  expect(form.current.title).toBe("category.add");
  act(() => form.current.form.setValue("name", " 红茶 "));
  await submit();
  await waitFor(() => expect(isDone()).toBe(true));
  const [top] = await client.listPictureCategories({ query: { type: 2, status: -1 } });
  expect(top?.child.find(({ name }) => name === "红茶")).toMatchObject({
    pid: idOf("茶叶").id,
    sort: 1,
    status: false,
    url: "url",
    type: 2,
  });
  expect(notices.at(-1)?.text).toBe("创建成功");
});

test("a category without parent or name is refused at its fields", async () => {
  const { form, submit, isDone } = await openForm(() => ({ is: "add", parent: 0 }));
  act(() => form.current.form.setValue("pid", undefined));
  await submit();
  expect([form.current.errors.pid?.message, form.current.errors.name?.message]).toEqual(["category.parentRequired", "problems.nameEmpty"]);
  expect(isDone()).toBe(false);
});

test("editing loads what is stored; a category cannot be put below itself", async () => {
  const { form, submit, idOf, notices, isDone } = await openForm((find) => ({ is: "edit", id: find("绿茶").id }));
  await waitFor(() => expect(form.current.form.getValues()).toMatchObject({ name: "绿茶", pid: idOf("茶叶").id }));
  act(() => form.current.form.setValue("pid", idOf("绿茶").id));
  await submit();
  expect(form.current.errors.pid?.message).toBe("problems.parentIsSelf");
  act(() => form.current.form.setValue("pid", idOf("龙井").id));
  await submit();
  expect(form.current.errors.pid?.message).toBe("problems.parentIsBelow");
  act(() => form.current.form.setValue("pid", 0));
  await submit();
  await waitFor(() => expect(isDone()).toBe(true));
  expect(notices.at(-1)?.text).toBe("编辑成功");
});

test("a name that another category has is refused at its field", async () => {
  const { form, submit, isDone } = await openForm(() => ({ is: "add", parent: 0 }));
  act(() => form.current.form.setValue("name", "活动"));
  await submit();
  await waitFor(() => expect(form.current.errors.name?.message ?? form.current.errors.root?.server?.message).toBeTruthy());
  expect(isDone()).toBe(false);
});
