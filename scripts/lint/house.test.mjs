import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { nameFault } from "./file-name.mjs";
import { testRule } from "./rule-tester.mjs";

testRule("file-name", {
  valid: [
    { code: "", filename: "packages/hooks/src/coupons/use-coupon-list.test.tsx" },
    { code: "", filename: "packages/hooks/src/coupons/index.ts" },
    { code: "", filename: ".dependency-cruiser.mjs" },
  ],
  invalid: [
    { code: "", filename: "packages/ui/src/core/utils.ts" },
    { code: "", filename: "packages/ui/src/core/types.test.ts" },
    { code: "", filename: "packages/ui/src/core/DataTable.tsx" },
    { code: "", filename: "packages/ui/src/core/data_table.tsx" },
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

testRule("no-assertion", {
  valid: ["const sizes = [20, 40] as const", "const row = { id: 1 } satisfies Row", 'import { a as b } from "./a"'],
  invalid: ["const row = answer as Row", { code: "const row = answer as unknown as Row", errors: 2 }],
});

testRule("linear-pattern", {
  valid: [String.raw`const words = /\s+/g`, "const tag = /<[^<>]*>/g", String.raw`const end = /(?<!\s)\s+$/`],
  invalid: ["const tag = /<[^>]*>/g", String.raw`const end = /\s+$/`, String.raw`const twice = /^(\d+)+x$/`],
});

testRule("no-skipped-test", {
  valid: ['test("a fact", () => {})', 'test.each([1])("%i", () => {})', "list.only", "query.skip(20)", "test.describe.configure()"],
  invalid: [
    'test.only("a fact", () => {})',
    'describe.skip("a part", () => {})',
    'test.describe.only("a part", () => {})',
    'it.todo("a fact")',
    'xit("a fact", () => {})',
  ],
});

testRule("swr-in-kit", {
  valid: [
    { code: 'import useSWR from "swr"', filename: "packages/hooks/src/core/use-read.ts" },
    { code: 'import useSWRMutation from "swr/mutation"', filename: "packages/hooks/src/core/use-action.ts" },
    { code: 'import { useRead } from "../core/use-read"', filename: "packages/hooks/src/coupons/use-coupon-list.ts" },
  ],
  invalid: [
    { code: 'import useSWR from "swr"', filename: "packages/hooks/src/coupons/use-coupon-list.ts" },
    { code: 'export { mutate } from "swr"', filename: "packages/hooks/src/core/index.ts" },
    { code: 'const swr = import("swr/infinite")', filename: "apps/console/src/shell.tsx" },
    { code: "const page = useSWRInfinite(key)", filename: "packages/ui/src/core/pager.tsx" },
  ],
});
