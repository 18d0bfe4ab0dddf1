// Calls the health check of a server ten times a second, on its own thread, and posts each call's start time, its milliseconds
// and the fault of its response.
import { setTimeout as sleep } from "node:timers/promises";
import { parentPort, workerData } from "node:worker_threads";

const PATIENCE_MS = 5_000;

for (;;) {
  const at = Date.now();
  const began = performance.now();
  const fault = await fetch(`${workerData.url}/api/health`, { signal: AbortSignal.timeout(PATIENCE_MS) }).then(
    async (answer) => (answer.ok ? void (await answer.arrayBuffer()) : `health answered ${answer.status}`),
    (error) => `health was not answered: ${error.cause?.code ?? error.name}`,
  );
  parentPort.postMessage({ at, ms: performance.now() - began, fault });
  await sleep(100);
}
