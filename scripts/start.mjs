// Builds stale targets, then becomes the server: console and API on one port, with the embedded database and demo data.
import { build, shop } from "./builds.mjs";

// a terminal and the package manager may both forward one Ctrl+C: the second must not interrupt the server's own shutdown
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    process.on(signal, () => undefined);
    const isServerListening = process.listenerCount(signal) > 1;
    if (!isServerListening) process.exit(1);
  });
}

const slow = setTimeout(() => console.log("Building what is stale, this takes a moment"), 500);
try {
  await build({ names: shop });
} catch (error) {
  console.error(error.message);
  process.exit(1);
} finally {
  clearTimeout(slow);
}
await import("../apps/server/dist/main.js");
