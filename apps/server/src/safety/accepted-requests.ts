import fc from "fast-check";
import type { WireOperation } from "../core/wire-schema";
import { call, type TestAnswer } from "../test-call";
import type { Server } from "../server";
import { allowedRequests, exampleRequest, leanRequest, testRequest, type Parts } from "./contract-requests";
import type { SafetyShop } from "./safety-shops";

const TRIES = 300;

/** A request that an owner may send and that is done, with its answer; undefined when none of many is. */
export async function acceptedRequest(
  server: Pick<Server, "fetch">,
  operation: WireOperation,
  shop: SafetyShop,
  fits: (parts: Parts) => boolean = () => true,
): Promise<{ parts: Parts; answer: TestAnswer } | undefined> {
  const example = exampleRequest(operation, shop);
  const chosen = fc.sample(allowedRequests(operation, shop), { numRuns: TRIES, seed: 7 });
  const lean = chosen.slice(0, 3).map((parts) => leanRequest(operation, parts));
  for (const parts of [...(example ? [example] : []), ...lean, ...chosen].filter(fits)) {
    const answer = await call(server, operation.id, testRequest(operation, parts, operation.isPublic ? undefined : shop.token));
    if (answer.code === 200) return { parts, answer };
  }
  return undefined;
}
