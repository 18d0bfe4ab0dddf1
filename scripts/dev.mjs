// The server with reload on 3000 and the console with hot reload on 5173, which proxies API calls.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { program, root } from "./programs.mjs";

const port = process.env.PORT ?? "3000";
const origin = `http://127.0.0.1:${port}`;
const server = [program("tsx"), "watch", "--clear-screen=false", "apps/server/src/main.ts"];
const page = [program("vite", { folder: "apps/console" }), "--port", process.env.CONSOLE_PORT ?? "5173", "--clearScreen", "false"];

const children = [
  spawn(process.execPath, server, { cwd: root, stdio: "inherit", env: { ...process.env, NODE_ENV: "development", PORT: port } }),
  spawn(process.execPath, page, { cwd: join(root, "apps/console"), stdio: "inherit", env: { ...process.env, API_ORIGIN: origin } }),
];

function end(signal = "SIGTERM") {
  for (const child of children) if (child.exitCode === null && child.signalCode === null) child.kill(signal);
}

for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => end(signal));
for (const child of children) {
  child.once("exit", (code) => {
    process.exitCode ||= code ?? 0;
    end();
  });
}
