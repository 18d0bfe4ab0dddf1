import { PgDialect } from "drizzle-orm/pg-core";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { contractOperations } from "../../contract/wire-schema";
import { startServer, type TestOptions } from "../start-server";
import { counterFaults } from "./counter-faults";
import { permissionFaults } from "./permission-faults";
import { quickPasswords } from "./quick-passwords";
import { sentFaults } from "./sent-statements";
import { tenancyFaults } from "./tenancy-faults";
import { unlimited } from "./unlimited";

const MINUTES = 60_000;
const open = (parts: TestOptions = {}) => startServer({ limits: unlimited, ports: { passwords: quickPasswords }, ...parts });

beforeAll(async () => {
  // the checks of `pnpm test` find them
  vi.stubEnv("DEEP", "");
  await open();
});

afterEach(() => vi.restoreAllMocks());

/** Replaces the matches of `pattern` in every statement. */
function plant(pattern: RegExp, replacement: string) {
  const { sqlToQuery } = PgDialect.prototype;
  vi.spyOn(PgDialect.prototype, "sqlToQuery").mockImplementation(function (this: PgDialect, ...given) {
    const query = sqlToQuery.apply(this, given);
    return { ...query, sql: query.sql.replace(pattern, replacement) };
  });
}

test("stores that forget the merchant turn the tenancy matrix and the check of statements red", { timeout: 20 * MINUTES }, async () => {
  const server = await open();
  plant(/("\w+"\."mer_id" = \$\d+)/g, "($1 or true)");
  const faults = await tenancyFaults(server);
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^get\w+ with id foreign shows rows/),
      expect.stringMatching(/ with id foreign answered 200$/),
      "rows of the other shop have changed",
    ]),
  );
  expect(await sentFaults()).toContainEqual(expect.stringMatching(/^orders not filtered by mer_id: select/));
});

test("operations that check no permission and are not audited turn the permission matrix red", { timeout: 20 * MINUTES }, async () => {
  const faults = await permissionFaults(
    await open({ operations: contractOperations().map((operation) => ({ ...operation, permission: [], isAudited: false })) }),
  );
  expect(faults).toEqual(
    expect.arrayContaining(["deleteCoupon by staff without any right answered 404", "saveCoupon is not in the log when it is done"]),
  );
});

test("a counter that is decided before it is written turns the counter test red", { timeout: 20 * MINUTES }, async () => {
  const server = await open();
  plant(/("coupons"\."last_total" >= \$\d+)/g, "($1 or true)");
  expect(await counterFaults(server)).not.toEqual([]);
});
