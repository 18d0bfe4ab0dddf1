import { AbortError, NetworkError, type Schema } from "@shopkeeper/sdk";
import { expect, test } from "vitest";
import { openShop } from "../testing";
import { errorReport, errorReporter } from "./error-reporter";

const place = { route: "/coupon/list/save/:id?/:edit?", release: "index-abc" };
const withStack = (error: Error, stack: string) => Object.assign(error, { stack });

test("a failure is reported with its message, its route, its release and its first frames", () => {
  const stack = [
    "TypeError: x is undefined",
    "    at list (https://shop.test/assets/index-abc.js:1:20)",
    "    at https://shop.test/assets/index-abc.js:2:1",
    ...Array.from({ length: 20 }, () => "    at deeper (https://shop.test/assets/index-abc.js:3:1)"),
  ].join("\n");
  const report = errorReport(withStack(new TypeError("x is undefined"), stack), place);
  expect(report).toMatchObject({ message: "TypeError: x is undefined", ...place });
  expect(report?.stack?.split("\n")).toHaveLength(6);
  expect(report?.stack).toMatch(/^at list \(index-abc\.js:1:20\)\nat index-abc\.js:2:1\n/);
});

test("nothing personal is reported", () => {
  const error = withStack(
    new Error("no answer for lin@example.com, 13912345678, at /user/index?content=林"),
    "Error: no answer for lin@example.com\nlist@https://shop.test/assets/index-abc.js?token=secret:1:20",
  );
  const serialized = JSON.stringify(errorReport(error, place));
  for (const personal of ["lin@", "13912345678", "林", "secret", "shop.test"]) expect(serialized).not.toContain(personal);
});

test("of a refusal only its code and its operation are reported", async () => {
  const { client } = await openShop();
  const refusal: unknown = await client.getCoupon({ path: { id: 2147483647 } }).catch((error: unknown) => error);
  expect(errorReport(refusal, place)?.message).toBe("NotFoundError 10001 getCoupon");
});

test("what is no failure of the page is not reported", () => {
  const nothing = [
    new NetworkError("listCoupons", "unreachable"),
    new AbortError("listCoupons"),
    "ResizeObserver loop completed with undelivered notifications.",
    "Script error.",
    "",
    withStack(new Error("theirs"), "Error: theirs\n    at x (chrome-extension://abc/page.js:1:1)"),
  ];
  for (const error of nothing) expect(errorReport(error, place)).toBeUndefined();
});

test("a thrown value that is no error is reported too, and a long message is cut", () => {
  expect(errorReport("gone", place)).toEqual({ message: "gone", ...place });
  expect(errorReport({ odd: true }, place)).toEqual({ message: "[object Object]", ...place });
  expect(errorReport("长".repeat(900), place)?.message).toHaveLength(500);
});

test("the server takes the report", async () => {
  const { client } = await openShop();
  const report = errorReport(new Error("x".repeat(900)), place);
  if (!report) throw new Error("it is a failure");
  expect(await client.reportError({ body: report })).toBeNull();
});

function open() {
  const sent: Schema<"ErrorReportInput">[] = [];
  return { sent, report: errorReporter({ release: "index-abc", send: (report) => sent.push(report) }) };
}

test("the same failure at the same place is reported once", () => {
  const { sent, report } = open();
  const error = new Error("again");
  for (const route of ["/coupon/list", "/coupon/list", "/dashboard"]) report(error, route);
  expect(sent.map(({ route }) => route)).toEqual(["/coupon/list", "/dashboard"]);
});

test("a page reports ten failures at most", () => {
  const { sent, report } = open();
  for (let count = 0; count < 50; count += 1) report(`failure ${count}`, "/dashboard");
  expect(sent).toHaveLength(10);
});
