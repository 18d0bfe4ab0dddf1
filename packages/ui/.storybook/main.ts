import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { mergeConfig } from "vite";
import { serverFiles } from "./server-files.ts";

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../src/introduction.mdx", "../src/**/*.stories.tsx"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, disableWebpackDefaults: true },
  // Chakra's package would add its own Storybook beside ours
  refs: { "@chakra-ui/react": { disable: true } },
  features: { backgrounds: false },
  // props tables need a compiler run; tests do without
  typescript: {
    reactDocgen: process.env.VITEST ? false : "react-docgen-typescript",
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL("../tsconfig.json", import.meta.url)),
      include: ["src/**/*.tsx"],
      exclude: ["**/*.stories.tsx", ".storybook/**"],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      propFilter: ({ declarations = [] }) => declarations.some(({ fileName }) => !fileName.includes("node_modules")),
    },
  },
  viteFinal: (base) =>
    mergeConfig(base, {
      plugins: [serverFiles()],
      // PGlite finds its WASM beside its own file
      optimizeDeps: {
        exclude: ["@electric-sql/pglite"],
        // dependencies that load only with the editor or an open dialog: Vite would discover them late and reload the page
        include: [
          ...["menu", "popover", "styled-system", "tabs", "toast", "tooltip"].map((name) => `@chakra-ui/react/${name}`),
          "dompurify",
          ...["core", "extensions", "starter-kit", "pm/model", "pm/state", "pm/view"].map((name) => `@tiptap/${name}`),
          ...["image", "subscript", "superscript", "table", "text-align", "text-style"].map((name) => `@tiptap/extension-${name}`),
          "@shopkeeper/server > sanitize-html",
          "@shopkeeper/server > parse5",
          "@shopkeeper/server > file-type",
          ...["@shopkeeper/hooks > hucre/csv", "@shopkeeper/hooks > hucre/xlsx"],
          ...["collection", "color-picker", "combobox", "date-picker", "rating-group", "slider", "styled-system", "tags-input"].map(
            (name) => `@chakra-ui/react/${name}`,
          ),
        ],
      },
      server: { fs: { allow: [fileURLToPath(new URL("../../..", import.meta.url))] } },
      build: {
        target: "es2022",
        chunkSizeWarningLimit: 4000,
        // this chunk uses `eval`, which prevents its names from being shortened
        rolldownOptions: { output: { codeSplitting: { groups: [{ name: "pglite", test: /@electric-sql\/pglite/ }] } } },
      },
    }),
};

export default config;
