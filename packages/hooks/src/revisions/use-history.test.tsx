import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { type RevisionWords, shownDifference } from "./revision-words";
import { useHistory } from "./use-history";
import { useUndo } from "./use-undo";

async function open() {
  const shop = await openShop({ categories: [{ name: "茶" }] });
  const [tea] = await shop.client.listProductCategories();
  if (!tea) throw new Error("the seed has it");
  const rename = (name: string) => shop.client.updateProductCategory({ body: { id: tea.id, pid: 0, name, sort: tea.sort } });
  return { ...shop, tea, rename, nameNow: async () => (await shop.client.listProductCategories())[0]?.name };
}

test("the history of a record tells who did what, and an undo becomes its newest entry", async () => {
  const { wrapper, tea, rename, nameNow } = await open();
  await rename("红茶");
  const { result: history } = renderHook(() => useHistory({ kind: "category", subject: tea.id }), { wrapper });
  await waitFor(() => expect(history.current.rows).toHaveLength(1));
  const [first] = history.current.rows;
  if (!first) throw new Error("it was renamed");
  expect(history.current.canUndo(first)).toBe(true);
  const { result: undo } = renderHook(() => useUndo(first, () => {}), { wrapper });
  await waitFor(() => expect(undo.current.check.data?.isPossible).toBe(true));
  act(() => undo.current.confirm());
  await waitFor(async () => expect(await nameNow()).toBe("茶"));
});

test("what was changed since is seen before it is overwritten; changed again meanwhile, it is shown anew", async () => {
  const { wrapper, client, rename, nameNow } = await open();
  await rename("红茶");
  const [first] = (await client.listRevisions({ query: { kind: "category" } })).list;
  await rename("白茶");
  const { result: undo } = renderHook(() => useUndo({ id: first?.id ?? 0 }, () => {}), { wrapper });
  await waitFor(() => expect(undo.current.check.data?.hasOverwritten).toBe(true));
  await rename("黑茶");
  act(() => undo.current.confirm());
  await waitFor(() => expect(undo.current.error).toBeDefined());
  expect(await nameNow()).toBe("黑茶");
  await waitFor(() => expect(undo.current.check.data?.changes[0]?.current).toBe('"黑茶"'));
  act(() => undo.current.confirm());
  await waitFor(async () => expect(await nameNow()).toBe("茶"));
});

const words: RevisionWords = (field) => (field === "content" ? { label: "详情", as: "html" } : { label: "字段" });
const differenceOf = (before: unknown, after: unknown, field = "name") =>
  shownDifference({ field, part: null, before: JSON.stringify(before), after: JSON.stringify(after) }, words);
const named = (...names: string[]) => names.map((name, at) => ({ id: name.charCodeAt(0) * 10 + at, name }));

test("a difference reads in words: a list by what it gained and lost, HTML by where its words begin to differ", () => {
  expect(differenceOf(true, false)).toMatchObject({ kind: "words", before: "是", after: "否" });
  expect(differenceOf("", "茶")).toMatchObject({ before: "无", after: "茶" });
  const [one, two, three] = named("甲", "乙", "丙");
  expect(differenceOf([one, two], [two, three])).toMatchObject({ kind: "list", added: ["丙"], removed: ["甲"] });
  expect(differenceOf("<p>清香的茶</p>", "<p>清香的<b>绿茶</b></p>", "content")).toMatchObject({
    before: "清香的茶（共 4 字）",
    after: "清香的 绿茶（共 6 字）",
  });
});
