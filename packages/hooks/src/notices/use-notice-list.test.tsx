import { act, renderHook, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { noticePath } from "./notice-path";
import { noticeSentence } from "./notice-sentence";
import { useNoticeList } from "./use-notice-list";

const gone = { kind: "review", subject: "product", subjectId: "2000000000", params: { name: "茶壶", reason: "图片不清" } };

async function opened(seed: Parameters<typeof openShop>[0], url = "") {
  const shop = await openShop(seed);
  const paths: string[] = [];
  const { result } = renderHook(
    () =>
      useNoticeList(
        useState(() => new URLSearchParams(url)),
        { open: (path) => void paths.push(path), save: () => undefined },
      ),
    shop,
  );
  await waitFor(() => expect(result.current.reading.isLoading).toBe(false));
  return { ...shop, result, paths };
}

test("opening a notice reads it and leads to its subject; of one that is gone it says so", async () => {
  const { result, paths, notices } = await opened({
    products: [{ name: "白茶" }],
    notices: [gone, { kind: "stock", subject: "product", subjectId: "0" }],
  });
  const [, refused] = result.current.page.rows;
  expect(refused && noticeSentence(refused)).toBe("商品“茶壶”审核未通过：图片不清");
  await act(async () => {
    if (refused) await result.current.opening.run(refused);
  });
  expect([paths, notices.map(({ kind }) => kind)]).toEqual([[], ["info"]]);
  expect(result.current.page.rows.map(({ isRead }) => isRead)).toEqual([false, true]);
});

test.each([
  [true, "收到新订单 1，实付 ¥9.90，请备货，等待买家到店核销"],
  [false, "收到新订单 1，实付 ¥9.90，请尽快发货"],
  [undefined, "收到新订单 1，实付 ¥9.90，请尽快发货"],
])("a new order that is picked up (%s) says: %s", (isPickUp, sentence) => {
  const params = { number: "1", amount: "9.90", ...(isPickUp !== undefined && { isPickUp }) };
  expect(noticeSentence({ kind: "order", subject: "order", params })).toBe(sentence);
});

test("an exported file leads the owner to the page of exports, and a clerk to the list that it came from", async () => {
  const fileName = `review-${"0".repeat(32)}.xlsx`;
  const seed = { notices: [{ kind: "export", subject: "export", subjectId: fileName }] } as const;
  const clerk = await opened({ ...seed, reviews: 1, permissions: ["merchant:export:review:excel"] });
  const [notice] = clerk.result.current.page.rows;
  expect(notice && clerk.result.current.opening.pathOf(notice)).toBe("/product/comment");
  const owner = await opened(seed);
  const [own] = owner.result.current.page.rows;
  expect(own && owner.result.current.opening.pathOf(own)).toBe("/operation/export");
});

test("a product is led to by the words that its list searches for", () => {
  const notice = { ...gone, id: 1, isRead: false, createTime: "2026-03-09 12:00:00", params: { name: "龙井 & 茶" } } as const;
  expect(noticePath({ ...notice, kind: "stock", subject: "product" }, true)).toBe(
    `/product/list?${new URLSearchParams({ type: "4", keywords: "龙井 & 茶" })}`,
  );
});

test("all of a kind are read at once, the others stay", async () => {
  const { result, client } = await opened({ notices: [gone, {}, {}] }, "kind=order");
  expect(result.current.page.rows).toHaveLength(2);
  act(() => result.current.readAll?.());
  await waitFor(() => expect(result.current.readAll).toBeUndefined());
  expect(await client.countUnreadNotices()).toEqual({ unread: 1 });
});
