import { expect, test } from "vitest";
import { contractOperations, type WireOperation } from "../../contract/wire-schema";
import { call } from "../test-call";
import { testRequest } from "./contract-requests";
import { pictureCanvas } from "./made-files";
import { publishedExample } from "./published-example";
import { MINUTES, safetyServer } from "./safety-server";
import { credentialOf, safetyShops } from "./safety-shops";

/** Calls that need the rows unchanged come first, a new password and the end of the session last. */
const last = ["changePassword", "logout"];
const rank = ({ id, effect, isDevice }: WireOperation) => (effect === "read" || isDevice ? 0 : last.indexOf(id) + 2);

test("the example of every operation is a request that the server understands", { timeout: MINUTES }, async () => {
  const server = await safetyServer();
  const shops = safetyShops(server, "example");
  // a change gives a row the same name as an addition
  const [changed, other] = [await shops.next(), await shops.next()];
  const faults: string[] = [];
  for (const operation of contractOperations().toSorted((one, next) => rank(one) - rank(next))) {
    const shop = operation.id.startsWith("update") ? changed : other;
    const example = publishedExample(operation, shop);
    const file = operation.fileField ? { name: "1.png", bytes: pictureCanvas(1) } : undefined;
    const answer = await call(server, operation.id, testRequest(operation, { ...example, file }, credentialOf(operation, shop)));
    const isFine = answer.code !== 400 && ![401, 403, 415].includes(answer.status) && answer.status < 500;
    if (!isFine)
      faults.push(
        `${operation.id}: ${answer.status} ${answer.code} ${answer.message} ${JSON.stringify(answer.data)} ${JSON.stringify(example)}`,
      );
  }
  expect(faults).toEqual([]);
});
