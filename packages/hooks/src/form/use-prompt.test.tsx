import { act, renderHook } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test, vi } from "vitest";
import { openShop } from "../testing";
import { useShop } from "../shop/shop-provider";
import { useAction } from "../core/use-action";
import { type Prompted, type PromptOptions, usePrompt } from "./use-prompt";

type Refusal = Prompted<{ orderNo: string }>;
const order = { orderNo: "SK1" };

afterEach(() => void vi.useRealTimers());

async function open(options: PromptOptions = {}, answers: (() => Promise<string>)[] = []) {
  vi.useRealTimers();
  const shop = await openShop();
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] });
  const run: Refusal[] = [];
  const { result, unmount } = renderHook(
    () => {
      const [queue] = useState(() => [...answers]);
      const action = useAction((refusal: Refusal) => (run.push(refusal), queue.shift()?.() ?? Promise.resolve("done")), [], {
        isQuiet: true,
      });
      return { prompt: usePrompt(action, options), unsaved: useShop().unsaved };
    },
    { wrapper: shop.wrapper },
  );
  const openPrompt = (text: string) => {
    act(() => result.current.prompt.open(order));
    act(() => result.current.prompt.type(text));
  };
  return { ...shop, result, run, openPrompt, unmount };
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test("the action runs three seconds after 确定, with the text trimmed, and then the prompt closes", async () => {
  const { result, run, openPrompt } = await open();
  openPrompt(" 缺货 ");
  act(() => result.current.prompt.confirm());
  expect(result.current.prompt.isWaiting).toBe(true);
  await pass(2999);
  expect(run).toEqual([]);
  await pass(1);
  expect(run).toEqual([{ subject: order, text: "缺货" }]);
  expect(result.current.prompt.isOpen).toBe(false);
});

test("until then it can be taken back: the text is there, and nothing ever runs", async () => {
  const { result, run, openPrompt } = await open();
  openPrompt("缺货");
  act(() => result.current.prompt.confirm());
  await pass(2000);
  act(() => result.current.prompt.takeBack());
  await pass(10_000);
  expect(run).toEqual([]);
  expect(result.current.prompt).toMatchObject({ isOpen: true, isWaiting: false, text: "缺货" });
});

test("dismissing it says 取消输入 only where something was typed", async () => {
  const { result, openPrompt, notices } = await open();
  act(() => result.current.prompt.open(order, "缺货"));
  act(() => result.current.prompt.dismiss());
  expect([result.current.prompt.isOpen, notices]).toEqual([false, []]);
  openPrompt("缺货");
  act(() => result.current.prompt.dismiss());
  expect([result.current.prompt.isOpen, notices]).toEqual([false, [{ kind: "info", text: "取消输入" }]]);
});

test("cancelling while it waits closes it, says 取消输入, and runs nothing", async () => {
  const { result, run, openPrompt, notices } = await open();
  openPrompt("缺货");
  act(() => result.current.prompt.confirm());
  act(() => result.current.prompt.cancel());
  await pass(10_000);
  expect([run, result.current.prompt.isOpen]).toEqual([[], false]);
  expect(notices).toEqual([{ kind: "info", text: "取消输入" }]);
});

test("a failure keeps the prompt open with its text and its reason; the next try may succeed", async () => {
  const { result, run, openPrompt } = await open({}, [() => Promise.reject(new Error("订单已关闭"))]);
  openPrompt("缺货");
  act(() => result.current.prompt.confirm());
  await pass(3000);
  expect(result.current.prompt).toMatchObject({ isOpen: true, text: "缺货", error: new Error("订单已关闭") });
  act(() => result.current.prompt.confirm());
  await pass(3000);
  expect([run.length, result.current.prompt.isOpen]).toEqual([2, false]);
});

test("an empty text and one that is too long are refused", async () => {
  const { result, run, openPrompt } = await open({ maxLength: 3 });
  openPrompt("  ");
  act(() => result.current.prompt.confirm());
  expect(result.current.prompt.problem).toBe("empty");
  act(() => result.current.prompt.type("四个字呀"));
  act(() => result.current.prompt.confirm());
  expect(result.current.prompt.problem).toBe("tooLong");
  await pass(5000);
  expect(run).toEqual([]);
});

test("while something is typed the page is unsaved; leaving the screen takes the action back", async () => {
  const { result, run, openPrompt, unmount } = await open();
  openPrompt("缺货");
  const { unsaved } = result.current;
  expect(unsaved.isAny()).toBe(true);
  act(() => result.current.prompt.confirm());
  unmount();
  await pass(5000);
  expect([unsaved.isAny(), run]).toEqual([false, []]);
});

test("what is being carried out can no longer be cancelled", async () => {
  const { result, openPrompt, notices } = await open({}, [() => new Promise(() => undefined)]);
  openPrompt("缺货");
  act(() => result.current.prompt.confirm());
  await pass(3000);
  expect(result.current.prompt.isRunning).toBe(true);
  act(() => result.current.prompt.cancel());
  expect([result.current.prompt.isOpen, notices]).toEqual([true, []]);
});
