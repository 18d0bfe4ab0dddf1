import react from "@vitejs/plugin-react";
import { defineConfig, type HtmlTagDescriptor, type Plugin } from "vite";

const api = process.env.API_ORIGIN ?? "http://127.0.0.1:3000";

const platform =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@emotion\/[a-z-]+|stylis|@chakra-ui\/react|@pandacss\/[a-z-]+|i18next)\//;

/** Lets the browser fetch the login's code beside the console's own: who has no token lands there, and would wait for one after the other. */
const loginFirst: Plugin = {
  name: "login-first",
  transformIndexHtml: {
    order: "post",
    handler(_html, { bundle = {} }) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
      const login = chunks.find((chunk) => chunk.facadeModuleId?.endsWith("/routes/session/login.tsx"));
      const known = new Set(chunks.filter((chunk) => chunk.isEntry).flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
      return [login?.fileName, ...(login?.imports ?? [])].flatMap((name): HtmlTagDescriptor[] =>
        name === undefined || known.has(name)
          ? []
          : [{ tag: "link", attrs: { rel: "modulepreload", crossorigin: true, href: `/${name}` }, injectTo: "head" }],
      );
    },
  },
};

export default defineConfig({
  plugins: [react(), loginFirst],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // what changes with none of our releases stays in the browser's cache over all of them
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "platform", test: platform }] } } },
  },
  server: { host: "127.0.0.1", proxy: { "/api": api, "/files": api } },
});
