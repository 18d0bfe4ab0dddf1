import { readdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { MadeStyles } from "@shopkeeper/ui/theme/made-styles";
import react from "@vitejs/plugin-react";
import { build, defaultClientConditions, defineConfig, type HtmlTagDescriptor, type Plugin, runnerImport } from "vite";
import { hooksParts, uiParts } from "../../scripts/kit-parts.mjs";

const api = process.env.API_ORIGIN ?? "http://127.0.0.1:3000";

const platform = /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom)\//;

/** The console's entry and the login: a visitor without a token starts there. */
const firstVisit = /console\/src\/(main|routes\/session\/login)\.tsx$/;

const modulesAt = (folder: string, names: readonly string[]) => new RegExp(`/${folder}/(${names.join("|")})\\.tsx?$`);

/** The modules of every list, or nearly every one, and those of the first list. */
const listParts = [
  modulesAt("ui/src/(list|dates)", [...["list-page", "actions-column", "bulk-results", "removal-dialogs", "filter-bar", "filter-field"]]),
  modulesAt("ui/src/core", [
    ...["add-button", "range-text", "money", "status-tag", "switch", "picture", "text-input", "textarea", "select", "code-options"],
  ]),
  modulesAt("hooks/src", [
    ...["list/list-of", "list/use-list", "list/use-removal", "list/use-row-switch", "list/use-bulk", "list/use-filters"],
    ...["shop/use-can", "dates/date-limit", "dates/time"],
  ]),
  modulesAt("sdk/src", ["label-of", "generated/code-sets", "generated/list-queries", "rules/time/wire-time"]),
];

/** The modules of every form. */
const formParts = [
  modulesAt("ui/src/form", ["form-screen", "form-dialog", "form-field", "form-item", "form-section"]),
  modulesAt("ui/src/core", ["number-input", "radio-group"]),
  modulesAt("hooks/src/form", ["use-schema-form", "use-versioned-form"]),
];

/** The modules of a list with a period filter. */
const dateParts = modulesAt("ui/src/dates", ["date-limit-picker"]);

const cascaderParts = /\/ui\/src\/cascader\/|\/hooks\/src\/selection\/(use-)?(multi-)?cascader[\w-]*\.ts$/;

/** Small parts and icons shared by some screens. */
const smallParts = (folders: readonly string[]) => folders.filter((folder) => folder !== "rich-text").join("|");
const fewScreensParts = new RegExp(`/hooks/src/(${smallParts(hooksParts)})/|/ui/src/(${smallParts(uiParts)})/|/lucide-react/`);

/** The modules used only by forms over fields of the contract: in one chunk with them. */
const recordParts =
  /\/hooks\/src\/(form\/record-form|texts\/field-prompt)\.ts$|\/ui\/src\/form\/(text|number|choice|window|record)-field\.tsx$/;

/**
 * Fetches the console's code and styles and the login's in parallel with the script before the first paint, and paints nothing before
 * it. Not by `modulepreload`, which compiles at once and would delay the paint.
 */
const fetchedFirst: Plugin = {
  name: "fetched-first",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle = {} }) {
      const chunks = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [file] : []));
      const needed = chunks.filter(({ moduleIds }) => moduleIds.some((id) => firstVisit.test(id)));
      const ofEntry = chunks.filter((chunk) => chunk.isEntry);
      const scripts = html.match(/<script type="module"[^>]*>/g) ?? [];
      if (scripts.length > 1) throw new Error(`first-paint.ts imports too much, the first paint waits for ${scripts.join(" ")}`);
      const linked = new Set(ofEntry.flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
      const files = new Set(needed.flatMap((chunk) => [chunk.fileName, ...chunk.imports]));
      const sheetsOf = (some: typeof chunks) => some.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]);
      const linkedSheets = sheetsOf(ofEntry);
      const sheets = sheetsOf(needed).filter((name) => !linkedSheets.includes(name));
      return {
        html: html.replace('<script type="module"', '<script type="module" blocking="render"'),
        tags: [
          ...sheets.map((name): HtmlTagDescriptor => link({ rel: "stylesheet", href: `/${name}` })),
          ...[...files].flatMap((name) => (linked.has(name) ? [] : [link({ rel: "preload", as: "script", href: `/${name}` })])),
        ],
      };
    },
  },
};

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({
  tag: "link",
  attrs: { crossorigin: true, ...attrs },
  injectTo: "head",
});

const uiSource = fileURLToPath(new URL("../../packages/ui/src/", import.meta.url));
const isPart = (id: string) => id.startsWith(uiSource) && !id.startsWith(`${uiSource}theme/`) && /\.tsx?$/.test(id);

const definitions = JSON.stringify(`${uiSource}theme/definitions.ts`);

/** Sets the module of each recipe: at the end of a module, recipes without one belong to it. */
const attributedStyles: Plugin = {
  name: "attributed-styles",
  transform: (code, id) =>
    isPart(id)
      ? `import { definitions as $recipes } from ${definitions};\n${code}\nfor (const recipe of $recipes) recipe.module ??= ${JSON.stringify(id)};`
      : undefined,
};

const stylesOf = "virtual:styles/";
let styles: MadeStyles | undefined;

/**
 * The styles of the page and of each part, computed once: the browser gets class names and no styling code.
 *
 * Each module that defines recipes imports its own style sheet, so that a chunk contains the styles of its components.
 */
const madeStyles: Plugin = {
  name: "made-styles",
  config: (_config, { command }) => (command === "build" ? { resolve: { conditions: ["made-styles", ...defaultClientConditions] } } : {}),
  async buildStart() {
    // in development each part writes its own styles
    if (this.environment.mode !== "build") return;
    const { module } = await runnerImport<{ madeStyles: () => MadeStyles }>("@shopkeeper/ui/theme/made-styles", {
      configFile: false,
      root: import.meta.dirname,
      plugins: [attributedStyles],
    });
    styles = module.madeStyles();
  },
  resolveId: (id) => (id.startsWith(stylesOf) ? { id: `\0${id}`, moduleSideEffects: true } : undefined),
  load(id) {
    if (!id.startsWith(`\0${stylesOf}`)) return undefined;
    const path = id.slice(stylesOf.length + 1, -".css".length);
    return (path === "page" ? styles?.page : styles?.modules.get(uiSource + path)) ?? "";
  },
  transform(code, id) {
    if (!styles?.modules.has(id)) return undefined;
    return { code: `${code}\nimport ${JSON.stringify(`${stylesOf}${id.slice(uiSource.length)}.css`)};`, map: null };
  },
};

/** Inlines the page's own script and its sentences into the page, so that every release contains them. */
const pageScript: Plugin = {
  name: "page-script",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    async handler(html) {
      const { module } = await runnerImport<{ startSentences: unknown }>(source("start/start-sentences.ts"), fromSource);
      const bundled = await build({
        ...fromSource,
        logLevel: "silent",
        define: { SENTENCES: JSON.stringify(module.startSentences) },
        build: { write: false, target: "es2022", rolldownOptions: { input: source("start/page-script.ts"), output: { format: "iife" } } },
      });
      const { output } = [bundled].flat().flatMap((each) => ("output" in each ? [each] : []))[0] ?? { output: [] };
      const code = output
        .flatMap((file) => (file.type === "chunk" ? [file.code] : []))
        .join("")
        .trim();
      // it runs before the requests that it watches, and after the declaration of the encoding
      return html.replace(/<meta charset[^>]*>/, (charset) => `${charset}<script>${code}</script>`);
    },
  },
};

const source = (path: string) => fileURLToPath(new URL(`src/${path}`, import.meta.url));
const fromSource = { configFile: false, root: import.meta.dirname } as const;

/** Renders the login into its own page, `login.html`, so that it is visible before its code has run. */
const loginDrawn: Plugin = {
  name: "login-drawn",
  apply: "build",
  enforce: "post",
  async generateBundle(_options, bundle) {
    const page = bundle["index.html"];
    if (page?.type !== "asset") return;
    const { module } = await runnerImport<{ loginLayout: () => string }>(source("login-layout.tsx"), fromSource);
    const drawn = `<div id="root"><div inert aria-disabled="true" style="display:contents">${module.loginLayout()}</div></div>`;
    this.emitFile({ type: "asset", fileName: "login.html", source: String(page.source).replace('<div id="root"></div>', () => drawn) });
  },
};

const pack = { br: promisify(brotliCompress), gz: promisify(gzip) };

/** Compresses the served files once, in the build: `.br` and `.gz` beside each file that gets smaller. */
const packedFiles: Plugin = {
  name: "packed-files",
  apply: "build",
  async closeBundle() {
    const { root, build } = this.environment.config;
    const folder = resolve(root, build.outDir);
    const names = await readdir(folder, { recursive: true });
    const packable = names.filter((name) => /\.(html|js|css|svg|json)$/.test(name) && !name.startsWith(".vite"));
    await Promise.all(packable.map((name) => packFile(join(folder, name))));
  },
};

async function packFile(path: string) {
  const plain = await readFile(path);
  for (const [ending, packed] of [
    ["br", await pack.br(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } })],
    ["gz", await pack.gz(plain, { level: 9 })],
  ] as const)
    if (packed.length < plain.length) await writeFile(`${path}.${ending}`, packed);
}

export default defineConfig({
  plugins: [react(), madeStyles, fetchedFirst, pageScript, loginDrawn, packedFiles],
  build: {
    target: "es2022",
    modulePreload: { polyfill: false, resolveDependencies: (_file, files, { hostType }) => (hostType === "html" ? [] : files) },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // dependencies that our releases do not change stay in the browser's cache across releases
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "platform", test: platform, priority: 9 },
            // the code without dependencies and the code of a first visit: each in one chunk with all its imports
            { name: "appearance", test: /console\/src\/(first-paint|appearance\/first-appearance)\.ts$/, priority: 8 },
            { name: "login", test: firstVisit, priority: 7 },
            { name: "shell", test: /console\/src\/shell\/shell\.tsx$/, priority: 6 },
            { name: "lists", test: (id) => listParts.some((part) => part.test(id)), priority: 5 },
            { name: "forms", test: (id) => formParts.some((part) => part.test(id)), priority: 4 },
            { name: "dates", test: dateParts, priority: 4 },
            { name: "cascaders", test: cascaderParts, priority: 4 },
            {
              name: "parts",
              test: (id) => fewScreensParts.test(id) && !recordParts.test(id),
              minShareCount: 4,
              maxModuleSize: 20_000,
              priority: 3,
            },
          ],
        },
      },
    },
  },
  server: { host: "127.0.0.1", proxy: { "/api": api, "/files": api } },
});
