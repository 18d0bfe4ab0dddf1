import { ExportState } from "@shopkeeper/sdk/contract";
import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import type { WorkPlace } from "../core/domain";
import { ExportGone, keptBytes } from "./keep-file";
import { exportFiles } from "./tables";

/** Whoever named it has so long to read it; then it is written without a reader. */
const PATIENCE_MS = 5_000;

/** Writes one of the spreadsheets that nobody has read to the end, the oldest first; of several nodes one writes it. */
export async function writeExports({ database, ports, sheets, openShop }: WorkPlace) {
  const now = ports.clock.now();
  const [waiting] = await database.db
    .select()
    .from(exportFiles)
    .where(
      and(
        eq(exportFiles.state, ExportState.running),
        lt(exportFiles.createTime, new Date(now.getTime() - PATIENCE_MS)),
        gt(exportFiles.expireTime, now),
        or(isNull(exportFiles.heldUntil), lt(exportFiles.heldUntil, now)),
      ),
    )
    .orderBy(asc(exportFiles.createTime))
    .limit(1);
  if (!waiting) return;
  const shop = openShop(database.db, waiting.merId);
  if (!(await shop.exports.hold(waiting.fileName))) return;
  try {
    const sheet = await sheets.exported(shop, waiting, waiting.language === "en" ? "en" : "zh");
    const { fileName, format } = waiting;
    const reader = keptBytes(shop, { fileName, sheet, format, isReceived: false }, ports).getReader();
    while (!(await reader.read()).done);
  } catch (error) {
    if (error instanceof ExportGone) return;
    ports.logger.warn({ error }, "An export could not be written");
    await shop.exports.fail(waiting.fileName);
  }
}
