import { NetworkError, RateLimitError, ValidationError } from "@shopkeeper/sdk";
import { expect, test, vi } from "vitest";
import { type UploadPorts, uploadRunner } from "./upload-runner";

interface FakeFile {
  name: string;
  size: number;
}
type Ports = UploadPorts<FakeFile, string, string>;

/** A runner whose uploads finish on the test's command, with a connection and a clock that the test controls. */
function open(given: Partial<Ports> = {}) {
  const sent: {
    name: string;
    key: string;
    arrive: (answer?: string) => void;
    fail: (error: unknown) => void;
    part: (sent: number) => void;
  }[] = [];
  const arrived: (readonly string[])[] = [];
  const unfinished: boolean[] = [];
  const timers: { milliseconds: number; work: () => void }[] = [];
  const connection = { isOn: true, listeners: new Set<() => void>() };
  let key = 0;
  const runner = uploadRunner<FakeFile, string, string>({
    refusalOf: ({ name }) => (name.endsWith(".exe") ? "type" : undefined),
    find: async () => undefined,
    send: ({ name }, { key, signal, onPart }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
        sent.push({ name, key, arrive: (answer = name) => resolve(answer), fail: reject, part: onPart });
      }),
    reasonOf: String,
    onArrived: (answers) => arrived.push(answers),
    onUnfinished: (isIt) => unfinished.push(isIt),
    connection: {
      isOnline: () => connection.isOn,
      onChange(listener) {
        connection.listeners.add(listener);
        return () => void connection.listeners.delete(listener);
      },
    },
    newKey: () => `key${++key}`,
    later(milliseconds, work) {
      const timer = { milliseconds, work };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    ...given,
  });
  const travelling = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count));
  const switchConnection = (isOn: boolean) => {
    connection.isOn = isOn;
    for (const listener of [...connection.listeners]) listener();
  };
  const statuses = () => runner.current().rows.map(({ status }) => status);
  return { runner, sent, arrived, unfinished, timers, connection, travelling, switchConnection, statuses };
}

const files = (...names: string[]) => names.map((name) => ({ name, size: 10 }));
const cutOff = () => new NetworkError("uploadImage", "unreachable");

test("files travel three at a time, and those that arrived are told once, in the order of choosing", async () => {
  const { runner, sent, arrived, travelling, unfinished } = open();
  runner.add(files("a", "b", "c", "d"));
  await travelling(3);
  sent[2]?.arrive();
  await travelling(4);
  sent[3]?.arrive();
  sent[1]?.arrive();
  sent[0]?.arrive();
  await vi.waitFor(() => expect(arrived).toEqual([["a", "b", "c", "d"]]));
  expect(unfinished).toEqual([true, false]);
});

test("a file that the rules refuse is not sent, the others are", async () => {
  const { runner, sent, arrived, travelling } = open();
  runner.add(files("virus.exe", "a"));
  await travelling(1);
  sent[0]?.arrive();
  await vi.waitFor(() => expect(arrived).toEqual([["a"]]));
  expect(runner.current().rows[0]).toMatchObject({ status: "failed", reason: "type", isFinal: true });
});

test("what the library has already is not sent before someone says so", async () => {
  const { runner, sent, arrived, travelling, statuses } = open({ find: async ({ name }) => (name === "known" ? "old" : undefined) });
  runner.add(files("known", "also", "known"));
  await travelling(1);
  expect(statuses()).toEqual(["known", "sending", "known"]);
  sent[0]?.arrive();
  await vi.waitFor(() => expect(arrived).toEqual([["also"]]));
  runner.use(1);
  expect(arrived).toEqual([["also"], ["old"]]);
  runner.again(3);
  await travelling(2);
  sent[1]?.arrive("new");
  await vi.waitFor(() => expect(arrived).toEqual([["also"], ["old"], ["new"]]));
});

test("a paused file starts again with the key it had, so that nothing is there twice", async () => {
  const { runner, sent, arrived, travelling, statuses } = open();
  runner.add(files("a"));
  await travelling(1);
  runner.pause(1);
  expect(statuses()).toEqual(["paused"]);
  runner.resume();
  await travelling(2);
  expect(sent.map(({ key }) => key)).toEqual(["key1", "key1"]);
  sent[1]?.arrive();
  await vi.waitFor(() => expect(arrived).toEqual([["a"]]));
});

test("a file that the server refused gets a new key, since the old one would be answered as before", async () => {
  const { runner, sent, travelling } = open();
  runner.add(files("a"));
  await travelling(1);
  sent[0]?.fail(new ValidationError("full", { code: 90308, status: 409, operationId: "uploadImage" }));
  await vi.waitFor(() => expect(runner.current().rows[0]).toMatchObject({ status: "failed", isFinal: false }));
  runner.retry(1);
  await travelling(2);
  expect(sent.map(({ key }) => key)).toEqual(["key1", "key2"]);
});

test("a file that holds the wrong thing cannot be tried again", async () => {
  const { runner, sent, travelling, statuses } = open();
  runner.add(files("a"));
  await travelling(1);
  sent[0]?.fail(new ValidationError("type", { code: 90303, status: 415, operationId: "uploadImage" }));
  await vi.waitFor(() => expect(statuses()).toEqual(["failed"]));
  runner.retry();
  expect(statuses()).toEqual(["failed"]);
});

test("when the connection is lost files wait, and go on by themselves when it returns", async () => {
  const { runner, sent, arrived, travelling, switchConnection, statuses } = open();
  runner.add(files("a", "b", "c", "d"));
  await travelling(3);
  switchConnection(false);
  for (const one of sent.slice(0, 3)) one.fail(cutOff());
  await vi.waitFor(() => expect(statuses()).toEqual(["waiting", "waiting", "waiting", "waiting"]));
  expect(runner.current()).toMatchObject({ flow: "held", hold: "offline" });
  switchConnection(true);
  await travelling(4);
  expect(sent[3]).toMatchObject({ name: "a", key: "key1" });
  sent[3]?.part(0.3);
  await travelling(6);
  for (const one of sent) one.arrive();
  await travelling(7);
  sent[6]?.arrive();
  await vi.waitFor(() => expect(arrived).toEqual([["a", "b", "c", "d"]]));
});

test("a server that cannot be reached although the device is connected is tried again, later and later", async () => {
  const { runner, sent, timers, travelling } = open();
  runner.add(files("a"));
  const pauses: (number | undefined)[] = [];
  for (let turn = 1; turn <= 4; turn++) {
    await travelling(turn);
    sent.at(-1)?.fail(cutOff());
    await vi.waitFor(() => expect(timers).toHaveLength(1));
    pauses.push(timers[0]?.milliseconds);
    timers[0]?.work();
  }
  expect(pauses).toEqual([2000, 4000, 8000, 16_000]);
});

test("a server that asks for patience gets it", async () => {
  const { runner, sent, timers, travelling } = open();
  runner.add(files("a"));
  await travelling(1);
  sent[0]?.fail(new RateLimitError("slow", { code: 429, status: 429, operationId: "uploadImage", retryAfter: 7 }));
  await vi.waitFor(() => expect(timers.map(({ milliseconds }) => milliseconds)).toEqual([7000]));
  expect(runner.current()).toMatchObject({ flow: "held", hold: "busy" });
});

test("a cancelled file is given up at once, and its place goes to the next", async () => {
  const { runner, sent, arrived, travelling, statuses } = open();
  runner.add(files("a", "b", "c", "d"));
  await travelling(3);
  runner.cancel(1);
  await travelling(4);
  expect(statuses()).toEqual(["cancelled", "sending", "sending", "sending"]);
  for (const one of sent) one.arrive();
  await vi.waitFor(() => expect(arrived).toEqual([["b", "c", "d"]]));
  runner.clear();
  expect(statuses()).toEqual([]);
});
