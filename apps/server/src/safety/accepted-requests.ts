import fc from "fast-check";
import type { WireOperation } from "../core/wire-schema";
import { call, type TestAnswer } from "../test-call";
import type { Server } from "../server";
import { allowedRequests, exampleRequest, leanRequest, testRequest, type Parts } from "./contract-requests";
import { credentialOf, type SafetyShop } from "./safety-shops";

const TRIES = 300;

/** A request that an owner may send and that is done, with its answer; undefined when none of many is. */
export async function acceptedRequest(
  server: Pick<Server, "fetch">,
  operation: WireOperation,
  shop: SafetyShop,
  fits: (parts: Parts) => boolean = () => true,
): Promise<{ parts: Parts; answer: TestAnswer } | undefined> {
  const sample = (numRuns: number) => fc.sample(allowedRequests(operation, shop), { numRuns, seed: 7 });
  const example = exampleRequest(operation, shop);
  const lean = () => sample(3).map((parts) => leanRequest(operation, parts));
  // most are done at once: the many others are made only when they are needed
  for (const requests of [() => (example ? [example] : []), lean, () => sample(TRIES)]) {
    for (const parts of requests().filter(fits)) {
      const answer = await call(server, operation.id, testRequest(operation, parts, credentialOf(operation, shop)));
      if (answer.code === 200) return { parts, answer };
    }
  }
  return undefined;
}
