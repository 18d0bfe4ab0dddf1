import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fileName, nameFault } from "./file-name.mjs";
import { noAssertion } from "./no-assertion.mjs";
import { noSkippedTest } from "./no-skipped-test.mjs";
import { tester } from "./rule-tester.mjs";
import { swrInCore } from "./swr-in-core.mjs";

tester.run("file-name", fileName, {
  valid: [
    { code: "", filename: "packages/hooks/src/coupons/use-coupon-list.test.tsx" },
    { code: "", filename: "packages/hooks/src/coupons/index.ts" },
    { code: "", filename: ".dependency-cruiser.mjs" },
  ],
  invalid: [
    { code: "", filename: "packages/ui/src/core/utils.ts", errors: [{ messageId: "fault" }] },
    { code: "", filename: "packages/ui/src/core/types.test.ts", errors: [{ messageId: "fault" }] },
    { code: "", filename: "packages/ui/src/core/DataTable.tsx", errors: [{ messageId: "fault" }] },
    { code: "", filename: "packages/ui/src/core/data_table.tsx", errors: [{ messageId: "fault" }] },
  ],
});

test("no file of the contract, the pages or the scripts has an empty name either", () => {
  const files = ["openapi", "docs", "scripts", "bench", "e2e/tests", "e2e/pages"].flatMap((folder) =>
    readdirSync(fileURLToPath(new URL(`../../${folder}`, import.meta.url)), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.parentPath.includes("node_modules") && entry.name !== "README.md")
      .map((entry) => entry.name),
  );
  expect(files.map(nameFault).filter(Boolean)).toEqual([]);
});

tester.run("no-assertion", noAssertion, {
  valid: ["const sizes = [20, 40] as const", "const row = { id: 1 } satisfies Row", 'import { a as b } from "./a"'],
  invalid: [
    { code: "const row = answer as Row", errors: [{ messageId: "asserted" }] },
    { code: "const row = answer as unknown as Row", errors: [{ messageId: "asserted" }, { messageId: "asserted" }] },
  ],
});

tester.run("no-skipped-test", noSkippedTest, {
  valid: ['test("a fact", () => {})', 'test.each([1])("%i", () => {})', "list.only", "query.skip(20)", "test.describe.configure()"],
  invalid: [
    { code: 'test.only("a fact", () => {})', errors: [{ messageId: "leftOut" }] },
    { code: 'describe.skip("a part", () => {})', errors: [{ messageId: "leftOut" }] },
    { code: 'test.describe.only("a part", () => {})', errors: [{ messageId: "leftOut" }] },
    { code: 'it.todo("a fact")', errors: [{ messageId: "leftOut" }] },
    { code: 'xit("a fact", () => {})', errors: [{ messageId: "leftOut" }] },
  ],
});

tester.run("swr-in-core", swrInCore, {
  valid: [
    { code: 'import useSWR from "swr"', filename: "packages/hooks/src/core/use-read.ts" },
    { code: 'import useSWRMutation from "swr/mutation"', filename: "packages/hooks/src/core/use-action.ts" },
    { code: 'import { useRead } from "../core/use-read"', filename: "packages/hooks/src/coupons/use-coupon-list.ts" },
  ],
  invalid: [
    { code: 'import useSWR from "swr"', filename: "packages/hooks/src/coupons/use-coupon-list.ts", errors: [{ messageId: "elsewhere" }] },
    { code: 'export { mutate } from "swr"', filename: "packages/hooks/src/core/index.ts", errors: [{ messageId: "elsewhere" }] },
    { code: 'const swr = import("swr/infinite")', filename: "apps/console/src/shell.tsx", errors: [{ messageId: "elsewhere" }] },
    { code: "const page = useSWRInfinite(key)", filename: "packages/ui/src/core/pager.tsx", errors: [{ messageId: "elsewhere" }] },
  ],
});
