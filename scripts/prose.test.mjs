import { expect, test } from "vitest";
import { decisionsIn } from "./prose.mjs";

test.each([
  ["a single number", "refused (ADR 77).", [77]],
  ["a list", "see ADRs 4, 84 and 87", [4, 84, 87]],
  ["a list in a table", "| ADR 10, 34 |", [10, 34]],
  ["links", "the ADRs [84](adr/0084-failover.md), [87](adr/0087-shards.md) and [90](adr/0090.md)", [84, 87, 90, 84, 87, 90]],
  ["a path", "free numbers (docs/adr/0047)", [47]],
  ["a number after a sentence", "as in ADR 4. 3 files", [4]],
  ["another word", "PADRE 12, quadr 3, ADR n", []],
])("finds %s", (_, text, numbers) => {
  expect(decisionsIn(text)).toEqual(numbers);
});
