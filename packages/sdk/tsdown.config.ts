import { defineConfig } from "tsdown";

export default defineConfig({
  entry: [
    "src/index.ts",
    "src/browser.ts",
    "src/contract.ts",
    "src/rich-text.ts",
    "src/forms.ts",
    "src/form-patterns.ts",
    "src/passwords.ts",
    "src/rules/*/index.ts",
  ],
  format: "esm",
  platform: "neutral",
  target: "es2023",
  dts: true,
  fixedExtension: false,
  // dependencies of the installed package
  deps: { neverBundle: ["openapi-fetch", "re2js", /^@zxcvbn-ts\//] },
});
