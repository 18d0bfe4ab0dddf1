import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { program, runNode } from "../programs.mjs";

const plugin = fileURLToPath(new URL("house.mjs", import.meta.url));

/**
 * Runs oxlint with one rule of this project on each case.
 *
 * A case is `code` or `{ code, filename?, options? }`; an invalid one also has its number of `errors` (1).
 */
export function testRule(rule, { valid, invalid }) {
  const cases = [...valid.map((one) => caseOf(one, 0)), ...invalid.map((one) => caseOf(one, 1))];
  describe(rule, () => {
    let found;
    beforeAll(async () => {
      found = await errorsPerCase(rule, cases);
    });
    test.each(cases.map((one, index) => [one.errors === 0 ? "passes" : "refuses", one.code || one.filename, index]))(
      "%s %s",
      (_, __, index) => expect(found[index]).toBe(cases[index].errors),
    );
  });
}

function caseOf(given, errors) {
  return { filename: "case.tsx", options: [], errors, ...(typeof given === "string" ? { code: given } : given) };
}

/** Oxlint's own `RuleTester` needs Node 22: here oxlint reads the cases as files, each in a folder named by its index. */
async function errorsPerCase(rule, cases) {
  const folder = mkdtempSync(join(tmpdir(), "shopkeeper-lint-"));
  try {
    for (const [index, { code, filename }] of cases.entries()) {
      const path = join(folder, String(index), filename);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, code);
    }
    const overrides = cases.map(({ options }, index) => ({ files: [`${index}/**`], rules: { [`house/${rule}`]: ["error", ...options] } }));
    writeFileSync(
      join(folder, ".oxlintrc.json"),
      JSON.stringify({ plugins: [], jsPlugins: [plugin], categories: { correctness: "off" }, overrides }),
    );
    const { output } = await runNode([program("oxlint"), "--format", "json"], { cwd: folder });
    const found = cases.map(() => 0);
    for (const { filename } of JSON.parse(output.slice(output.indexOf("{"))).diagnostics) found[Number.parseInt(filename, 10)] += 1;
    return found;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
