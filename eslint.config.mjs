import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";
import { house } from "./scripts/lint/house.mjs";

const source = ["**/*.{ts,tsx,mts}"];
const catalogues = ["**/messages.ts", "**/*-messages.ts"];
const tests = [
  "**/*.test.{ts,tsx,mts,mjs}",
  "**/*.stories.tsx",
  "**/.storybook/**",
  "**/testing/**",
  "apps/server/src/{testing,test-shop}.ts",
];

export default defineConfig(
  {
    ignores: ["**/{dist,storybook-static,generated,node_modules,coverage,test-results,playwright-report}/**", "**/{.data,.cache}/**"],
  },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx,mts,mjs}"],
    plugins: { house },
    rules: {
      "house/file-name": "error",
      "house/no-skipped-test": "error",
      "house/swr-in-core": "error",
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx", "hack"], location: "anywhere" }],
      "no-debugger": "error",
      "no-empty": "error",
      "no-var": "error",
      "prefer-const": "error",
      eqeqeq: "error",
      "no-eval": "error",
      "no-new-func": "error",
    },
  },
  {
    files: source,
    extends: [tseslint.configs.recommended],
    rules: {
      "house/no-assertion": "error",
      "@typescript-eslint/ban-ts-comment": ["error", { "ts-ignore": true, "ts-expect-error": true, "ts-nocheck": true, "ts-check": false }],
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "no-restricted-imports": [
        "error",
        {
          paths: [
            { name: "zod", message: "Use zod/mini: 4 kB against 23." },
            { name: "zod/v4", message: "Use zod/mini." },
          ],
        },
      ],
    },
  },
  {
    // the two places where a type is made out of what travelled
    files: [
      "packages/sdk/src/**",
      "apps/server/src/core/{contract,handlers,mount,operation-runner,request-input,validation,wire-schema}.ts",
    ],
    rules: { "house/no-assertion": "off" },
  },
  {
    files: ["packages/{hooks,ui}/**/*.{ts,tsx}", "apps/console/**/*.{ts,tsx}"],
    plugins: { "react-hooks": reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ["packages/ui/src/**/*.{ts,tsx}", "apps/console/src/**/*.{ts,tsx}"],
    ignores: ["packages/ui/src/theme/**"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        {
          patterns: [
            {
              group: ["@chakra-ui/*", "@emotion/*"],
              message:
                "Use styled() of ui/theme with Chakra's style words: its looks are worked out by the build. Style props and css={} do not exist.",
            },
          ],
        },
      ],
    },
  },
  {
    files: ["packages/*/src/**/*.{ts,tsx}", "apps/console/src/**/*.{ts,tsx}"],
    ignores: [...catalogues, ...tests],
    rules: { "house/sentences-in-catalogue": "error" },
  },
  {
    files: ["apps/server/src/**/*.ts"],
    ignores: [...catalogues, "**/seed*.ts", "**/{seed,simulator}/**", ...tests],
    rules: { "house/sentences-in-catalogue": ["error", { chineseOnly: true }] },
  },
);
