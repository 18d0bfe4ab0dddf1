import { expect, test } from "vitest";
import { spreadReason } from "./sent-statements";

// from a Citus on which the server's tests have run
const statements: string[] = JSON.parse(process.env.SEVERAL_SHARDS ?? "[]");

test("what Citus sent to more than one shard is work or a report of the platform, of six kinds at most", () => {
  expect(statements.filter((text) => spreadReason(text) === undefined)).toEqual([]);
  expect(new Set(statements.map(spreadReason)).size).toBeLessThanOrEqual(6);
});
