// The floor page: the minimum that the console's stack needs to show the same lists, built and served beside the console.
import { createReadStream, existsSync } from "node:fs";
import { createServer, request } from "node:http";
import { createRequire } from "node:module";
import { extname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const consoleFolder = fileURLToPath(new URL("../apps/console", import.meta.url));
const source = join(consoleFolder, "floor");
const built = fileURLToPath(new URL("../node_modules/.cache/shopkeeper/floor", import.meta.url));
const types = { ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8" };

/** Builds the floor page like the console, and serves it in front of the API of a running shop. */
export async function startFloor(shop) {
  await buildFloor();
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url, "http://floor");
    if (pathname.startsWith("/api/")) forward(shop, incoming, outgoing);
    else send(pathname, outgoing);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${server.address().port}`, stop: () => (server.closeAllConnections(), server.close()) };
}

async function buildFloor() {
  const { build } = await import(pathToFileURL(createRequire(join(consoleFolder, "package.json")).resolve("vite")).href);
  await build({
    root: source,
    configFile: join(consoleFolder, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir: built, emptyOutDir: true, rolldownOptions: { input: join(source, "floor.html") } },
  });
}

function send(pathname, outgoing) {
  const file = join(built, extname(pathname) && existsSync(join(built, pathname)) ? pathname : "floor.html");
  const isPacked = existsSync(`${file}.br`);
  outgoing.writeHead(200, { "Content-Type": types[extname(file)], ...(isPacked && { "Content-Encoding": "br" }) });
  createReadStream(isPacked ? `${file}.br` : file).pipe(outgoing);
}

function forward(shop, incoming, outgoing) {
  const { method, headers } = incoming;
  const call = request(`${shop}${incoming.url}`, { method, headers }, (answer) => {
    outgoing.writeHead(answer.statusCode, answer.headers);
    answer.pipe(outgoing);
  });
  call.on("error", () => outgoing.destroy());
  incoming.pipe(call);
}
