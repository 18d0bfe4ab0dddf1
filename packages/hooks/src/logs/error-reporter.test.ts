import type { Schema } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { errorReporter } from "./error-reporter";

function open() {
  const sent: Schema<"ErrorReportInput">[] = [];
  return { sent, report: errorReporter({ release: "index-abc", send: (report) => sent.push(report) }) };
}

test("the same failure at the same place is told once", () => {
  const { sent, report } = open();
  const error = new Error("again");
  for (const route of ["/coupon/list", "/coupon/list", "/dashboard"]) report(error, route);
  expect(sent.map(({ route }) => route)).toEqual(["/coupon/list", "/dashboard"]);
});

test("a page tells of ten failures at most", () => {
  const { sent, report } = open();
  for (let count = 0; count < 50; count += 1) report(`failure ${count}`, "/dashboard");
  expect(sent).toHaveLength(10);
});
