// Asks for the health of a server ten times a second, on a thread of its own, and posts when each call began and how many milliseconds it took.
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

for (;;) {
  const at = Date.now();
  const began = performance.now();
  const isOk = await fetch(`${workerData.url}/api/health`).then(
    (answer) => answer.ok,
    () => false,
  );
  if (isOk) parentPort.postMessage({ at, ms: performance.now() - began });
  await sleep(100);
}
