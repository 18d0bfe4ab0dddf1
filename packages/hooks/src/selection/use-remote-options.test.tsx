import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useRemoteOptions } from "./use-remote-options";

const names = Array.from({ length: 45 }, (_, at) => ({ value: at + 1, label: `品牌${at + 1}` }));

afterEach(() => void vi.useRealTimers());

function open() {
  const requests: string[] = [];
  const chosen: number[] = [];
  let isBroken = false;
  const { result, rerender } = renderHook(
    ({ scope }) =>
      useRemoteOptions({
        scope,
        value: undefined,
        always: [{ value: 0, label: "其他" }],
        onChange: (option) => chosen.push(option.value),
        async load(text, page) {
          requests.push(`${text} ${page}`);
          if (isBroken) throw new Error("offline");
          const found = names.filter(({ label }) => label.includes(text));
          return { options: found.slice((page - 1) * 20, page * 20), hasMore: found.length > page * 20 };
        },
      }),
    { initialProps: { scope: "1" } },
  );
  return { result, rerender, requests, chosen, break: (isIt: boolean) => void (isBroken = isIt) };
}

test("nothing is asked until it is opened; then page by page, to the end", async () => {
  const { result, requests } = open();
  expect(requests).toEqual([]);
  act(() => result.current.open());
  await waitFor(() => expect(result.current.options).toHaveLength(21));
  act(() => result.current.more());
  act(() => result.current.more());
  await waitFor(() => expect(result.current.options).toHaveLength(41));
  act(() => result.current.more());
  await waitFor(() => expect(result.current.hasMore).toBe(false));
  act(() => result.current.more());
  expect(requests).toEqual([" 1", " 2", " 3"]);
  expect(result.current.options).toHaveLength(46);
});

test("what is typed replaces the options, and is asked for once it pauses", async () => {
  const { result, requests } = open();
  act(() => result.current.open());
  await waitFor(() => expect(result.current.options).toHaveLength(21));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  act(() => result.current.search("品"));
  act(() => result.current.search("品牌45"));
  act(() => void vi.runAllTimers());
  vi.useRealTimers();
  await waitFor(() => expect(result.current.options).toEqual([{ value: 45, label: "品牌45" }]));
  expect(requests).toEqual([" 1", "品牌45 1"]);
});

test("one that is there is taken, and it closes", async () => {
  const { result, chosen } = open();
  act(() => result.current.open());
  await waitFor(() => expect(result.current.options).toHaveLength(21));
  act(() => result.current.choose(45));
  expect(chosen).toEqual([]);
  act(() => result.current.choose(20));
  expect(chosen).toEqual([20]);
  expect(result.current.isOpen).toBe(false);
});

test("a failure says so and is asked again by hand; another scope asks anew", async () => {
  const { result, rerender, requests, ...server } = open();
  server.break(true);
  act(() => result.current.open());
  await waitFor(() => expect(result.current.error).toBeInstanceOf(Error));
  expect(result.current.options).toEqual([{ value: 0, label: "其他" }]);
  server.break(false);
  act(() => result.current.more());
  await waitFor(() => expect(result.current.options).toHaveLength(21));
  rerender({ scope: "2" });
  expect(result.current.options).toHaveLength(1);
  await waitFor(() => expect(result.current.options).toHaveLength(21));
  await act(async () => undefined);
  expect(requests).toEqual([" 1", " 1", " 1"]);
});
