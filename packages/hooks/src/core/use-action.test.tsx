import { act, renderHook, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { useAction } from "./use-action";
import { useConfirm } from "../form/use-confirm";
import { useRead } from "./use-read";

function useCouponsWithRemoval() {
  const page = useRead("listCoupons", { query: {} });
  const removal = useAction((coupon: { id: number }, client) => client.deleteCoupon({ path: { id: coupon.id } }), ["coupons"], {
    done: () => "gone",
  });
  return { page, removal, question: useConfirm(removal) };
}

const open = async (coupons: number, permissions?: string[]) => {
  const shop = await openShop({ coupons, permissions });
  const { result } = renderHook(useCouponsWithRemoval, { wrapper: shop.wrapper });
  await waitFor(() => expect(result.current.page.isLoading).toBe(false));
  return { ...shop, result };
};

const firstOf = (page: ReturnType<typeof useCouponsWithRemoval>["page"]) => {
  const [first] = page.data?.list ?? [];
  if (!first) throw new Error("the list has a row");
  return first;
};

test("stale lists are fetched again before run resolves", async () => {
  const { result, notices } = await open(3);
  await act(() => result.current.removal.run(firstOf(result.current.page)));
  expect(result.current.page.data?.total).toBe(2);
  expect(notices).toEqual([{ kind: "success", text: "gone" }]);
});

test("a refusal does not reject: it is said, and kept in error", async () => {
  const { result, notices } = await open(1, ["merchant:coupon:page:list"]);
  await act(async () =>
    expect(await result.current.removal.run(firstOf(result.current.page))).toMatchObject({ status: "refused", error: { code: 403 } }),
  );
  expect(result.current.removal.error).toMatchObject({ code: 403 });
  expect(notices).toEqual([{ kind: "error", text: "没有权限访问。" }]);
});

test("a second press within half a second is the same press", async () => {
  const { result, client } = await open(2);
  const first = firstOf(result.current.page);
  await act(async () => {
    const pressed = [result.current.removal.run(first), result.current.removal.run(first)];
    expect(await Promise.all(pressed)).toMatchObject([{ status: "done" }, { status: "ignored" }]);
    expect(await result.current.removal.run(first)).toEqual({ status: "ignored" });
  });
  expect((await client.listCoupons()).total).toBe(1);
  expect(result.current.removal.error).toBeUndefined();
});

test("a press right after a refusal is a press of its own", async () => {
  const { result } = await open(1, ["merchant:coupon:page:list"]);
  const first = firstOf(result.current.page);
  await act(() => result.current.removal.run(first));
  await act(async () => expect(await result.current.removal.run(first)).toMatchObject({ status: "refused" }));
});

test("pressing again after a lost answer has one effect, and ends as done", async () => {
  const shop = await openShop();
  const ruleValue = JSON.stringify([{ value: "颜色", detail: ["红"] }]);
  const { result } = renderHook(
    () => useAction((ruleName: string, client) => client.saveSpecRule({ body: { ruleName, ruleValue } }), ["specs"]),
    { wrapper: shop.wrapper },
  );
  shop.loseNextAnswer();
  await act(async () => expect(await result.current.run("尺码")).toMatchObject({ status: "failed" }));
  await act(async () => expect(await result.current.run("尺码")).toMatchObject({ status: "done" }));
  expect((await shop.client.listSpecRules()).total).toBe(1);
});

test("another row need not wait for the first", async () => {
  const { result, client } = await open(3);
  const [one, two] = result.current.page.data?.list ?? [];
  if (!one || !two) throw new Error("the list has three");
  await act(() => Promise.all([result.current.removal.run(one), result.current.removal.run(two)]));
  expect((await client.listCoupons()).total).toBe(1);
  expect(result.current.removal).toMatchObject({ isRunning: false, running: undefined });
});

test("the row under way is known while it runs", async () => {
  const { result } = await open(1);
  const row = firstOf(result.current.page);
  let run: Promise<unknown> = Promise.resolve();
  act(() => void (run = result.current.removal.run(row)));
  expect(result.current.removal).toMatchObject({ isRunning: true, running: row });
  await act(() => run);
});

test("a question runs its action when confirmed, and says 已取消 when not", async () => {
  const { result, notices } = await open(1);
  act(() => result.current.question.open(firstOf(result.current.page)));
  expect(result.current.question).toMatchObject({ isOpen: true });
  act(() => result.current.question.cancel());
  expect(result.current.question.isOpen).toBe(false);
  expect(notices).toEqual([{ kind: "info", text: "已取消" }]);
  act(() => result.current.question.open(firstOf(result.current.page)));
  act(() => result.current.question.dismiss());
  expect([result.current.question.isOpen, notices.length]).toEqual([false, 1]);
  act(() => result.current.question.open(firstOf(result.current.page)));
  await act(() => result.current.question.confirm());
  expect(result.current.question.isOpen).toBe(false);
  expect(result.current.page.data?.total).toBe(0);
});
