import { afterEach, expect, test, vi } from "vitest";
import { windows } from "./windows";

const stops: (() => void)[] = [];
const newName = () => `work/${crypto.randomUUID()}`;

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  Reflect.deleteProperty(document, "visibilityState");
});

/** A window that wants to run the work of a name; `isWorking` is true from the start of its work until its signal. */
function openWindow(name: string) {
  const seen = { isWorking: false, starts: 0 };
  const close = windows.lead(name, async (signal) => {
    seen.starts += 1;
    seen.isWorking = true;
    await new Promise((resolve) => signal.addEventListener("abort", resolve));
    seen.isWorking = false;
  });
  stops.push(close);
  return Object.assign(seen, { close });
}

function setVisibility(state: DocumentVisibilityState) {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

/** The number of windows that hold the lock of a name, and of those that wait for it. */
async function lockRequests(name: string) {
  const { held = [], pending = [] } = await navigator.locks.query();
  return { held: held.filter((lock) => lock.name === name).length, pending: pending.filter((lock) => lock.name === name).length };
}

test("one of several windows does the work, and the next takes it over when that one closes", async () => {
  const name = newName();
  const [first, second, third] = [openWindow(name), openWindow(name), openWindow(name)];
  await expect.poll(() => lockRequests(name)).toEqual({ held: 1, pending: 2 });
  expect([first.isWorking, second.isWorking, third.isWorking]).toEqual([true, false, false]);
  first.close();
  await expect.poll(() => second.isWorking).toBe(true);
  expect([first.isWorking, third.isWorking]).toEqual([false, false]);
});

test("a window that closes while it waits for its turn never works", async () => {
  const name = newName();
  const [first, second, third] = [openWindow(name), openWindow(name), openWindow(name)];
  await expect.poll(() => lockRequests(name)).toEqual({ held: 1, pending: 2 });
  second.close();
  first.close();
  await expect.poll(() => third.isWorking).toBe(true);
  expect(second.starts).toBe(0);
});

test("works of different names are done side by side", async () => {
  const [one, other] = [openWindow(newName()), openWindow(newName())];
  await expect.poll(() => one.isWorking && other.isWorking).toBe(true);
});

test("a hidden window gives its turn back, and works again once it is seen", async () => {
  const name = newName();
  const only = openWindow(name);
  await expect.poll(() => only.isWorking).toBe(true);
  setVisibility("hidden");
  await expect.poll(() => only.isWorking).toBe(false);
  await expect.poll(() => lockRequests(name)).toEqual({ held: 0, pending: 0 });
  setVisibility("visible");
  await expect.poll(() => only.isWorking).toBe(true);
  expect(only.starts).toBe(2);
});

test("a window that opens hidden waits until it is seen; being seen again does not start the work twice", async () => {
  const name = newName();
  setVisibility("hidden");
  const only = openWindow(name);
  expect(await lockRequests(name)).toEqual({ held: 0, pending: 0 });
  setVisibility("visible");
  setVisibility("visible");
  await expect.poll(() => lockRequests(name)).toEqual({ held: 1, pending: 0 });
  expect(only.starts).toBe(1);
});

test("where the browser has no locks, each window that is seen works for itself", async () => {
  const locks = Object.getOwnPropertyDescriptor(Navigator.prototype, "locks");
  if (!locks) throw new Error("This browser has no locks");
  Reflect.deleteProperty(Navigator.prototype, "locks");
  try {
    const name = newName();
    const [first, second] = [openWindow(name), openWindow(name)];
    await expect.poll(() => first.isWorking && second.isWorking).toBe(true);
    setVisibility("hidden");
    await expect.poll(() => first.isWorking || second.isWorking).toBe(false);
  } finally {
    Object.defineProperty(Navigator.prototype, "locks", locks);
  }
});

test("news reaches the other windows of its name, not the one that publishes it, and none that has left", async () => {
  const name = newName();
  const heard = { first: vi.fn(), second: vi.fn(), other: vi.fn() };
  const first = windows.join<number>(name, heard.first);
  const second = windows.join<number>(name, heard.second);
  const other = windows.join<number>(newName(), heard.other);
  first.publish(1);
  await expect.poll(() => heard.second.mock.calls).toEqual([[1]]);
  second.leave();
  first.publish(2);
  const last = windows.join<number>(name, heard.second);
  first.publish(3);
  await expect.poll(() => heard.second.mock.calls).toEqual([[1], [3]]);
  expect(heard.first).not.toHaveBeenCalled();
  expect(heard.other).not.toHaveBeenCalled();
  for (const each of [first, last, other]) each.leave();
});
