import { codes } from "@shopkeeper/sdk/contract";
import fc from "fast-check";
import type { WireOperation } from "../../contract/wire-schema";
import { safety } from "../../generated/safety";
import { call, type TestAnswer } from "../test-call";
import type { Server } from "../../server";
import { allowedRequests, exampleRequest, leanRequest, testRequest, type Parts } from "./contract-requests";
import type { SafetyParts } from "./safety-parts";
import { credentialOf, type SafetyShop, type SafetyShops } from "./safety-shops";

const MOST_TRIES = 300;
const domains: readonly SafetyParts[] = Object.values(safety);

/** The refusals of missing features; an operation answers with them after all its checks. */
const unavailable: ReadonlySet<number> = new Set([codes.printerMissing.code]);

/** A request that an owner may send and that succeeded as far as possible, with its answer and its shop. */
export interface AcceptedRequest {
  parts: Parts;
  answer: TestAnswer;
  shop: SafetyShop;
}

/** A valid request of an operation that succeeds; undefined when none of many does, not even in a new shop. */
export async function acceptedRequest(
  server: Pick<Server, "fetch" | "database">,
  operation: WireOperation,
  shops: SafetyShops,
  { fits = () => true, tries = MOST_TRIES }: { fits?: (parts: Parts) => boolean; tries?: number } = {},
): Promise<AcceptedRequest | undefined> {
  async function firstDone(shop: SafetyShop, requests: readonly Parts[]): Promise<AcceptedRequest | undefined> {
    for (const parts of requests.filter(fits)) {
      for (const { arrange } of domains) await arrange?.[operation.id]?.(server.database.db, shop);
      const answer = await call(server, operation.id, testRequest(operation, parts, credentialOf(operation, shop)));
      if (answer.code === 200 || unavailable.has(answer.code)) return { parts, answer, shop };
    }
    return undefined;
  }
  const likely = (shop: SafetyShop) => [
    ...[exampleRequest(operation, shop)].filter((example) => example !== undefined),
    ...sample(operation, shop, 3).map((parts) => leanRequest(operation, parts)),
  ];
  const used = await shops.current();
  // creating a shop takes as long as thirty requests
  const done = await firstDone(used, [...likely(used), ...sample(operation, used, 5)]);
  if (done) return done;
  const fresh = await shops.next();
  return (await firstDone(fresh, likely(fresh))) ?? firstDone(fresh, sample(operation, fresh, tries));
}

const sample = (operation: WireOperation, shop: SafetyShop, numRuns: number) =>
  fc.sample(allowedRequests(operation, shop), { numRuns, seed: 7 }).map(carriedOut);

/** The request without the dry run. */
const carriedOut = ({ query: { dryRun: _dryRun, ...query }, ...parts }: Parts): Parts => ({ ...parts, query });
