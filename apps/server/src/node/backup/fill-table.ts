import { memberOf } from "@shopkeeper/sdk/rules/core";
import { sql } from "drizzle-orm";
import { createReadStream } from "node:fs";
import type { Executor } from "../../ports/database";

const LENGTH = 1024 * 1024;

/** Inserts lines written by `readRows`, each row unchanged; answers the number of rows. */
export async function fillTable(db: Executor, table: string, path: string): Promise<number> {
  const name = sql.identifier(table);
  let filled = 0;
  for await (const rows of rowArrays(path))
    filled += affectedRows(
      await db.execute(
        sql`insert into ${name} overriding system value select * from json_populate_recordset(null::${name}, ${rows}::json)`,
      ),
    );
  return filled;
}

/** The number of rows that a statement has written; PGlite and `pg` name the field differently. */
function affectedRows(result: unknown): number {
  const counts = typeof result === "object" && result !== null ? [memberOf(result, "rowCount"), memberOf(result, "affectedRows")] : [];
  return Number(counts.find((count) => typeof count === "number"));
}

/** The lines of a file as JSON arrays of about a megabyte. Line breaks only separate rows, and U+2028 is not a line break. */
async function* rowArrays(path: string): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of createReadStream(path, { encoding: "utf8", highWaterMark: LENGTH })) {
    const text = `${rest}${chunk}`;
    const end = text.lastIndexOf("\n") + 1;
    if (end > 0) yield `[${text.slice(0, end - 1).replaceAll("\n", ",")}]`;
    rest = text.slice(end);
  }
}
