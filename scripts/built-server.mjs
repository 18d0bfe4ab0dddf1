// The built server with the demo, for external checks.
import { spawn } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";
import { root } from "./programs.mjs";

/** The server at SHOPKEEPER_URL, or else the built one on its own port; its data is in `folder`. */
export async function builtServer(folder) {
  if (process.env.SHOPKEEPER_URL) return { url: process.env.SHOPKEEPER_URL.replace(/\/$/, ""), stop: async () => undefined };
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", DATA_DIR: folder, SEED: "demo", DATABASE_URL: "" };
  const child = spawn(process.execPath, [join(root, "apps/server/dist/main.js")], { env, stdio: ["ignore", "pipe", "pipe"] });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => said.push(text));
  const ended = new Promise((resolve) => child.once("close", resolve));
  const stop = async () => {
    child.kill();
    await ended;
  };
  for (
    const deadline = Date.now() + 120_000;
    Date.now() < deadline && child.exitCode === null;
    await new Promise((resolve) => setTimeout(resolve, 200))
  ) {
    const isReady = await fetch(`${url}/api/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return { url, stop };
  }
  await stop();
  throw new Error(`The built server does not answer (pnpm build makes it).\n${said.join("")}`);
}

/** A free port. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}
