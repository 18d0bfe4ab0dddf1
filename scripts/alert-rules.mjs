// Checks deploy/prometheus with promtool and tests its alerts, if promtool is installed (Debian's package prometheus); otherwise
// the gate prints that it did not run. A test of the server checks that the rules name real metrics.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { root } from "./programs.mjs";

const folder = join(root, "deploy/prometheus");

export const alertRules = {
  name: "alert rules",
  run: async () => {
    const runs = [
      ["check", "rules", "alerts.yaml"],
      ["test", "rules", "alerts.test.yaml"],
    ].map((args) => spawnSync("promtool", args, { cwd: folder, encoding: "utf8" }));
    if (runs.some(({ error }) => error?.code === "ENOENT")) return { code: 0, output: "", isLeftOut: true, note: "promtool: NOT RUN" };
    return { code: runs.every(({ status }) => status === 0) ? 0 : 1, output: runs.map(({ stdout, stderr }) => stdout + stderr).join("") };
  },
};
