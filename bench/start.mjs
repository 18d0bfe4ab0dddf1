// P15: from the command to the first response on existing data, and the memory of an idle server.
import { readFileSync } from "node:fs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bar, median } from "./bar.mjs";
import { startShop } from "./shop.mjs";

const script = fileURLToPath(new URL("../scripts/start.mjs", import.meta.url));

export async function measure() {
  const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-bench-"));
  try {
    await (await startShop({ dataDir })).stop();
    const alone = [];
    let memory = 0;
    for (let i = 0; i < 3; i++) {
      const shop = await startShop({ dataDir });
      alone.push(shop.readyAfter);
      await new Promise((resolve) => setTimeout(resolve, 3_000));
      memory = residentMemory(shop.pid);
      await shop.stop();
    }
    const command = [];
    for (let i = 0; i < 3; i++) {
      const shop = await startShop({ dataDir, command: [script] });
      command.push(shop.readyAfter);
      await shop.stop();
    }
    return [
      bar("P15", "README's command until the first answer", 3_000, median(command), "ms"),
      bar("P15", "the built server alone", 1_200, median(alone), "ms"),
      bar("P15", "idle memory", 450, memory, "MB"),
    ];
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function residentMemory(pid) {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1024;
}
