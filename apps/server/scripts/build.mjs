// Builds dist/main.js, beside it the empty database of a first start, and dist/testing/start-server.js, the server of end-to-end tests with
// a merchant of their own (their runner would transform 800 files). The bundler calls Promise.withResolvers, which Node 20 lacks.
Promise.withResolvers ??= function withResolvers() {
  let resolve, reject;
  const promise = new this((done, failed) => ([resolve, reject] = [done, failed]));
  return { promise, resolve, reject };
};

const { build } = await import("tsdown");
const { spawnSync } = await import("node:child_process");
const options = {
  config: false,
  format: "esm",
  platform: "node",
  target: "node20.19",
  dts: false,
  outExtensions: () => ({ js: ".js" }),
  deps: {
    // few files to open make a quick start; packages with their own files or threads stay external
    alwaysBundle: [
      ...[
        /^@shopkeeper\//,
        /^hono/,
        /^@hono\//,
        /^drizzle-orm/,
        /^ajv/,
        /^@noble\//,
        /^fast-png/,
        /^re2js/,
        /^@zxcvbn-ts\//,
        /^ipaddr\.js/,
        /^lru-cache/,
      ],
      /^(aws4fetch|file-type|strtok3|token-types|uint8array-extras|ieee754|@tokenizer\/[a-z]+|@borewit\/text-codec)(\/|$)/,
      // the sanitiser of rich text and its hundred files
      /^(sanitize-html|parse5|parse-srcset|htmlparser2|dom(elementtype|handler|utils|-serializer)|entities|launder|dayjs|postcss|nanoid|picocolors)(\/|$)/,
    ],
    neverBundle: ["@electric-sql/pglite", "libpg-query", "pg", "pino", "sharp"],
    onlyBundle: false,
  },
};

/** Fails if the chunks that main.js loads statically contain code of the demo or of tests. */
const productionAlone = {
  name: "production-alone",
  generateBundle(_options, bundle) {
    const loaded = new Set(["main.js"]);
    for (const file of loaded) for (const next of bundle[file].imports) if (next in bundle) loaded.add(next);
    const foreign =
      /\/apps\/server\/src\/(demo|testing|[^/]+\/(seed|simulator))\/|\/apps\/server\/src\/[^/]+\/(seed[a-z-]*|demo|safety)\.ts$/;
    const found = [...loaded].flatMap((file) => Object.keys(bundle[file].modules ?? {})).filter((id) => foreign.test(id));
    if (found.length > 0) throw new Error(`main.js holds what production must not have:\n${found.join("\n")}`);
  },
};

await build({ ...options, entry: { main: "src/main.ts" }, plugins: [productionAlone], clean: true });
await build({ ...options, entry: { "testing/start-server": "src/testing/start-server.ts" }, clean: false });

const { status } = spawnSync(process.execPath, ["--import", "tsx", "scripts/snapshot.mjs", "dist/database.tar.gz"], { stdio: "inherit" });
process.exit(status ?? 1);
