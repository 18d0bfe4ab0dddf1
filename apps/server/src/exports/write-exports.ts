import { ExportState } from "@shopkeeper/sdk/contract";
import { and, asc, eq, gt, isNull, lt, or } from "drizzle-orm";
import { earliest, inDueShops } from "../jobs/due-shops";
import { ExportGone, keptBytes } from "./keep-file";
import { exportFiles } from "./tables";
import { namedBefore, writtenFrom } from "./written-from";
import type { Executor } from "../ports/database";
import type { WorkPlace } from "../jobs/work-place";

/** Writes the spreadsheets that no reader finished, one of each shop at a time, oldest first; each is written by one node only. */
export const writeExports = (place: WorkPlace) =>
  inDueShops(place, "exports", {
    run: (merId) => writeOne(place, merId),
    next: (db, merId) => nextDue(db, merId, place.ports.clock.now()),
  });

const isWaiting = (merId: number, now: Date) =>
  and(eq(exportFiles.merId, merId), eq(exportFiles.state, ExportState.running), gt(exportFiles.expireTime, now));

async function nextDue(db: Executor, merId: number, now: Date): Promise<Date | undefined> {
  const rows = await db
    .select({ createTime: exportFiles.createTime, heldUntil: exportFiles.heldUntil })
    .from(exportFiles)
    .where(isWaiting(merId, now));
  return earliest(...rows.map(({ createTime, heldUntil }) => heldUntil ?? writtenFrom(createTime)));
}

async function writeOne({ database, ports, sheets, openShop }: WorkPlace, merId: number) {
  const now = ports.clock.now();
  const [waiting] = await database.db
    .select()
    .from(exportFiles)
    .where(
      and(
        isWaiting(merId, now),
        lt(exportFiles.createTime, namedBefore(now)),
        or(isNull(exportFiles.heldUntil), lt(exportFiles.heldUntil, now)),
      ),
    )
    .orderBy(asc(exportFiles.createTime))
    .limit(1);
  if (!waiting) return;
  const shop = openShop(database.db, merId);
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
