import { DeviceState } from "@shopkeeper/sdk";
import type { Seed } from "@shopkeeper/server/testing";
import { act, renderHook, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openShop, searchState } from "../testing";
import { curlLine } from "./curl-line";
import { useConsumableList } from "./use-consumable-list";
import { useDeviceForm } from "./use-device-form";
import { useDeviceList } from "./use-device-list";

afterEach(() => vi.restoreAllMocks());

async function open(seed: Seed) {
  const shop = await openShop(seed);
  const useSearch = searchState();
  const { result: list } = renderHook(() => useDeviceList(useSearch()), { wrapper: shop.wrapper });
  await waitFor(() => expect(list.current.reading.isLoading).toBe(false));
  return { ...shop, list };
}

test("a device that reports is seen within seconds, without being asked for", async () => {
  const timers = vi.spyOn(globalThis, "setInterval");
  const { list, client, fetch } = await open({ devices: [{ name: "打印机", seconds: null }] });
  expect(list.current.page.rows[0]?.state).toBe(DeviceState.waiting);
  const { token } = await client.renewDeviceToken({ path: { id: list.current.page.rows[0]?.id ?? 0 } });
  const headers = { Authorization: `Bearer ${token}`, "Content-Type": "application/json" };
  await fetch(new Request("http://shop.test/api/device/report", { method: "POST", headers, body: "{}" }));
  const [beat] = timers.mock.calls.find(([, milliseconds]) => milliseconds === 5_000) ?? [];
  act(() => void beat?.());
  await waitFor(() => expect(list.current.page.rows[0]?.state).toBe(DeviceState.online));
  expect(list.current.summary).toMatchObject({ total: 1, online: 1 });
});

test("a registered device has its token made at once; a second one is asked about first", async () => {
  const shop = await open({});
  const added: unknown[] = [];
  const { result: form } = renderHook(
    () => useDeviceForm({ task: { mode: "add" }, onDone: (device) => added.push(device), onCancel: () => undefined }),
    { wrapper: shop.wrapper },
  );
  act(() => form.current.form.setValue("name", " 新打印机 ", { shouldDirty: true }));
  act(() => form.current.form.setValue("kind", 1));
  act(() => form.current.submit());
  await waitFor(() => expect(added).toMatchObject([{ name: "新打印机" }]));
  const [device] = (await shop.client.listDevices({})).list;
  const { tokens } = shop.list.current;
  act(() => device && tokens.make?.(device));
  await waitFor(() => expect(shop.list.current.tokens.made?.token).toMatch(/^device/));
  act(() => device && shop.list.current.tokens.make?.({ ...device, hasToken: true }));
  expect(shop.list.current.tokens.renewal.isOpen).toBe(true);
});

test("who may only look at devices and consumables is offered nothing", async () => {
  const permissions = ["merchant:device:list", "merchant:device:consumable"];
  const { list, wrapper } = await open({ devices: [{ consumables: { paper: { level: 30, perDay: 5 } } }], permissions });
  const { dialog, removal: remove, tokens } = list.current;
  expect([dialog.add, dialog.edit, remove, tokens.make, tokens.revoke]).toEqual(Array.from({ length: 5 }, () => undefined));
  const { result: consumables } = renderHook(() => useConsumableList(), { wrapper });
  await waitFor(() => expect(consumables.current.page.rows).toMatchObject([{ kind: "paper", daysLeft: 6 }]));
  expect([consumables.current.refill, consumables.current.setLimits]).toEqual([undefined, undefined]);
});

test("the line to copy is one that a shell takes", () => {
  expect(curlLine("https://a.test/api/device/report", "device1", { readings: { temperature: 20 } })).toBe(
    `curl -X POST 'https://a.test/api/device/report' -H 'Authorization: Bearer device1' -H 'Content-Type: application/json' -d '{"readings":{"temperature":20}}'`,
  );
});
