import { PgDialect } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { tabCondition } from "./order-tabs";

test("the states of waiting orders are written into the statement, where the partial indexes serve", () => {
  const statement = (tab: Parameters<typeof tabCondition>[0]) => new PgDialect().sqlToQuery(tabCondition(tab) ?? expect.fail()).sql;
  expect(statement("unPaid")).toContain(`"orders"."status" in (0)`);
  expect(statement("notShipped")).toContain(`"orders"."status" in (1, 2)`);
  expect(statement("awaitVerification")).toContain(`"orders"."status" in (3)`);
});
