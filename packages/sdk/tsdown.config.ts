import { defineConfig } from "tsdown";

export default defineConfig({
  entry: ["src/index.ts", "src/browser.ts", "src/contract.ts"],
  format: "esm",
  platform: "neutral",
  target: "es2023",
  dts: true,
  fixedExtension: false,
  // the only thing that an installed package brings along
  deps: { neverBundle: ["openapi-fetch"] },
});
