import fc from "fast-check";
import { contractOperations, type WireOperation } from "../../contract/wire-schema";
import { call } from "../test-call";
import { isBench, recordFigure } from "../test-figures";
import type { startServer } from "../start-server";
import { allowedRequests, brokenRequests, testRequest, type Parts } from "./contract-requests";
import { credentialOf, safetyShops, type SafetyShop } from "./safety-shops";

type TestServer = Awaited<ReturnType<typeof startServer>>;

const HANGING_MS = 20_000;

/** The limit, which `pnpm bench P18` checks: it is exceeded if two runs are slower. */
const BAR_MS = 1_000;

/** The result of a run of generated requests. */
export interface FuzzResult {
  sent: number;
  done: number;
  faults: string[];
}

/**
 * Sends about `count` generated requests, valid and broken, spread over all operations.
 *
 * A fault is a 5xx, an answer that hangs, or one without an envelope; answers that violate the contract are 5xx here. `pnpm bench P18`
 * checks the time of the slowest.
 */
export async function fuzz(server: TestServer, count: number, seed: number): Promise<FuzzResult> {
  const result: FuzzResult = { sent: 0, done: 0, faults: [] };
  const operations = contractOperations();
  const shops = safetyShops(server, "fuzz");
  const share = Math.ceil(count / operations.length);
  for (const operation of operations) {
    const shop = await shops.current();
    for (const parts of requestsFor(operation, shop, share, seed)) {
      const token = credentialOf(operation, shop);
      const { status, fault } = await send(server, operation, parts, token);
      result.sent += 1;
      if (status === 200) result.done += 1;
      if (fault) result.faults.push(`${operation.id} ${fault}: ${JSON.stringify(parts).slice(0, 600)}`);
    }
    if (await isSpent(server, shop)) await shops.next();
  }
  return result;
}

/** Whether calls ended the session that the following calls need. */
async function isSpent(server: TestServer, { token }: SafetyShop): Promise<boolean> {
  return (await call(server, "getLoginInfo", { token })).status !== 200;
}

function requestsFor(operation: WireOperation, shop: SafetyShop, count: number, seed: number): Parts[] {
  const requests = fc.oneof(
    { weight: 2, arbitrary: allowedRequests(operation, shop) },
    { weight: 3, arbitrary: brokenRequests(operation, shop) },
  );
  return fc.sample(requests, { numRuns: count, seed });
}

async function send(server: TestServer, operation: WireOperation, parts: Parts, token: string | undefined) {
  const { answer, ms } = await timed(server, operation, parts, token);
  const isSlow = isBench && ms > BAR_MS;
  recordFigure("request", isSlow ? Math.min(ms, (await timed(server, operation, parts, token)).ms) : ms);
  if (ms > HANGING_MS) return { status: answer.status, fault: `took ${Math.round(ms)} ms` };
  if (answer.status >= 500) return { status: answer.status, fault: `answered ${answer.status}` };
  const isEnvelope = typeof answer.code === "number" && "data" in answer && (answer.status === 200) === (answer.code === 200);
  return { status: answer.status, fault: isEnvelope ? undefined : "gave no envelope" };
}

async function timed(server: TestServer, operation: WireOperation, parts: Parts, token: string | undefined) {
  const start = performance.now();
  const answer = await call(server, operation.id, testRequest(operation, parts, token));
  return { answer, ms: performance.now() - start };
}
