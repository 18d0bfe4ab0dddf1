import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { seededVariable, startShop } from "./shop";

/** Creates a data folder with the demo, once for all journeys: each started shop gets its own copy. */
export default async function seed() {
  const dataDir = mkdtempSync(join(tmpdir(), "shopkeeper-seeded-"));
  const shop = await startShop({ dataDir });
  await shop.stop();
  process.env[seededVariable] = dataDir;
  return () => rmSync(dataDir, { recursive: true, force: true });
}
