import { and, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { startServer } from "../testing/start-server";
import { inDueShops, schedule } from "./due-shops";
import { dueShops } from "./tables";

test("a note that was written beside a pass, and is committed after it, brings the next pass", async () => {
  const server = await startServer();
  const { database } = server;
  const { merId } = await server.createShop();
  const [past, soon] = [new Date(Date.now() - 60_000), new Date(Date.now() + 60_000)];
  for (const first of [past, soon]) {
    await database.db.delete(dueShops);
    await schedule({ db: database.db, merId }, "exports", past);
    let hasRow = false;
    let end = () => {};
    const open = new Promise<void>((resolve) => (end = resolve));
    const writing = database.transaction(async (db) => {
      await schedule({ db, merId }, "exports", first);
      await open;
      hasRow = true;
    });
    // the pass waits for the writer, and sees what it wrote
    const pass = inDueShops({ database, ports: server.ports }, "exports", {
      run: () => Promise.resolve(),
      next: () => Promise.resolve(hasRow ? soon : undefined),
    });
    setTimeout(end, 300);
    await Promise.all([writing, pass]);
    const [row] = await database.db
      .select()
      .from(dueShops)
      .where(and(eq(dueShops.job, "exports"), eq(dueShops.merId, merId)));
    expect(row?.dueTime.getTime()).toBeLessThanOrEqual(soon.getTime());
  }
});
