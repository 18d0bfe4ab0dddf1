import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openShop } from "../testing";
import { useLive } from "./use-live";
import { useRead } from "./use-read";

afterEach(() => void Reflect.deleteProperty(document, "visibilityState"));

test("what is on screen is fetched again and again, and not while nobody sees the page", async () => {
  const { wrapper, client } = await openShop();
  let state = "visible";
  let looks = 0;
  Object.defineProperty(document, "visibilityState", {
    configurable: true,
    get() {
      looks += 1;
      return state;
    },
  });
  const { result } = renderHook(
    () => {
      useLive(["devices"], 0.02);
      return useRead("listDevices", { query: {} }).data?.total;
    },
    { wrapper },
  );
  const add = (name: string) => client.saveDevice({ body: { name, kind: 1 } });
  await waitFor(() => expect(result.current).toBe(0));
  await add("前台小票机");
  await waitFor(() => expect(result.current).toBe(1));
  state = "hidden";
  // a round that had begun has ended after the next rounds
  const rounds = async () => {
    const before = looks;
    await waitFor(() => expect(looks).toBeGreaterThan(before + 3));
  };
  await rounds();
  await act(async () => void (await add("后厨小票机")));
  await rounds();
  expect(result.current).toBe(1);
  state = "visible";
  await waitFor(() => expect(result.current).toBe(2));
});
