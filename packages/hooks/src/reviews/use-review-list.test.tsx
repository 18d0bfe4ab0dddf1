import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { promptDelay } from "../form";
import { openShop, searchState } from "../testing";
import { useReviewList } from "./use-review-list";

async function open(url: string, seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState(url);
  const { result: list } = renderHook(() => useReviewList(useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  const named = (comment: string) => {
    const found = list.current.page.rows.find((review) => review.comment === comment);
    if (!found) throw new Error(`${comment} is on the page`);
    return found;
  };
  const comments = () => list.current.page.rows.map(({ comment }) => comment);
  /** Confirms an answer and lets its undo time pass. */
  async function answer(text: string) {
    act(() => list.current.answer?.question.type(text));
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
    act(() => list.current.answer?.question.confirm());
    act(() => {
      vi.advanceTimersByTime(promptDelay);
      vi.useRealTimers(); // before the server in this process sets its own timers
    });
    await waitFor(() => expect(list.current.answer?.question.isRunning).toBe(false));
    await waitFor(() => expect(list.current.answer?.bulk.isRunning).toBe(false));
  }
  return { ...shop, list, named, comments, answer };
}

const four = [
  { comment: "一", star: 1, answer: null },
  { comment: "二", star: 5, answer: "谢谢" },
  { comment: "三", star: 5, answer: null, nickname: "小鹿" },
];

test("filters find by stars, answer and writer, and go back to page 1", async () => {
  const { list, comments } = await open("star=5&page=9", { reviews: four });
  await waitFor(() => expect(comments()).toEqual(["三", "二"]));
  act(() => list.current.tabs.choose("open"));
  await waitFor(() => expect(comments()).toEqual(["三"]));
  await waitFor(() => expect(list.current.tabs.shown.map(({ count }) => count)).toEqual([2, 1, 1]));
  act(() => list.current.filters.reset()); // the tab stays
  await waitFor(() => expect(comments()).toEqual(["三", "一"]));
  act(() => list.current.tabs.choose("all"));
  await waitFor(() => expect(comments()).toEqual(["三", "二", "一"]));
  act(() => list.current.filters.change({ searchType: "nickname", content: "小鹿" }));
  await waitFor(() => expect(comments()).toEqual(["三"]));
  expect(list.current.filters.query).toMatchObject({ page: 1 });
});

test("an address that looks for a phone with letters in it has no rows, and says why", async () => {
  const { list, comments } = await open("searchType=phone&content=小鹿", { reviews: four });
  expect([comments(), list.current.reading.error, list.current.filters.unmatched]).toEqual([
    [],
    undefined,
    expect.stringContaining("只能输入数字"),
  ]);
});

test("an answer with a bad word names it and keeps the text; a review takes one answer", async () => {
  const { list, named, notices, answer } = await open("", { reviews: four });
  expect([list.current.canAnswer(named("一")), list.current.canAnswer(named("二"))]).toEqual([true, false]);
  act(() => list.current.answer?.open(named("一")));
  await answer("请加微信");
  await waitFor(() => expect(list.current.answer?.question.error).toMatchObject({ message: "含有不允许使用的词“加微信”，请修改" }));
  expect(list.current.answer?.question).toMatchObject({ isOpen: true, text: "请加微信" });
  await answer("抱歉，已安排补发");
  await waitFor(() => expect(list.current.answer?.question.isOpen).toBe(false));
  expect(named("一").merchantReplyContent).toBe("抱歉，已安排补发");
  expect(notices).toEqual([{ kind: "success", text: "回复成功" }]);
  expect(list.current.canAnswer(named("一"))).toBe(false);
});

test("the picked reviews without an answer get the same one, with a result each; what was refused keeps its text", async () => {
  const { list, named, comments, answer, client } = await open("", { reviews: four, replyTemplates: [{ content: "感谢支持" }] });
  await waitFor(() => expect(list.current.templates.rows).toHaveLength(1));
  act(() => list.current.selection.set(list.current.page.rows));
  act(() => list.current.answer?.openPicked());
  expect(list.current.answer?.question.subject?.map(({ comment }) => comment)).toEqual(["三", "一"]);
  await client.answerReview({ body: { id: named("三").id, merchantReplyContent: "别人先回复了" } });
  act(() => list.current.answer?.applyTemplate("感谢支持"));
  await answer(list.current.answer?.question.text ?? "");
  await waitFor(() => expect(list.current.answer?.bulk.results).toHaveLength(2));
  expect(list.current.answer?.bulk.results.map(({ isDone, reason }) => [isDone, reason])).toEqual([
    [false, "这条评价已经回复过，不能再次回复"],
    [true, undefined],
  ]);
  await waitFor(() => expect(list.current.tabs.shown[1]?.count).toBe(0));
  expect([comments().length, named("一").merchantReplyContent]).toEqual([3, "感谢支持"]);
});

test("templates are kept by who may", async () => {
  const { list } = await open("", { reviews: four, permissions: ["merchant:product:reply:page:list", "merchant:product:reply:comment"] });
  expect([list.current.templates.manage, list.current.templates.isFull]).toEqual([undefined, false]);
});

test("what the account may not do is not offered", async () => {
  const { list, named } = await open("", { reviews: four, permissions: ["merchant:product:reply:page:list"] });
  const { dialog, answer, removal: remove } = list.current;
  expect([dialog.add, answer, remove]).toEqual([undefined, undefined, undefined]);
  expect(list.current.canAnswer(named("一"))).toBe(false);
});
