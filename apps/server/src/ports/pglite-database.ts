import type { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import type { Database } from "./database";

/** The embedded database: PostgreSQL compiled to WebAssembly, one connection, in Node or in a page. */
export async function pgliteDatabase(client: PGlite): Promise<Database> {
  await client.exec("set timezone = 'UTC'");
  const db = drizzle(client);
  return {
    kind: "pglite",
    db,
    lookups: db,
    transaction: (work) => db.transaction(work),
    // it is in this process, and a statement of its own would wait for the one at work
    ping: () => (client.closed ? Promise.reject(new Error("The database is closed.")) : Promise.resolve()),
    close: () => client.close(),
  };
}
