import { type FileHandle, open } from "node:fs/promises";
import { join } from "node:path";
import { grouped } from "../../kit/grouped";

/** Opens a new file for the rows of each table, and counts the added rows. */
export async function openRowFiles(folder: string, tables: readonly string[]) {
  const files = new Map<string, { file: FileHandle; rows: number }>();
  for (const table of tables) files.set(table, { file: await open(join(folder, "tables", `${table}.jsonl`), "ax"), rows: 0 });
  const opened = new Set(files.values());

  return {
    async add(rows: readonly { table: string; line: string }[]) {
      for (const [table, own] of grouped(rows, (row) => row.table)) {
        const to = files.get(table);
        if (!to) throw new Error(`There is no file for ${table}`);
        await to.file.writeFile(`${own.map(({ line }) => line).join("\n")}\n`);
        to.rows += own.length;
      }
    },

    /** Removes the rows added for some tables. */
    async empty(names: readonly string[]) {
      for (const name of names) {
        const known = files.get(name);
        await known?.file.truncate();
        if (known) known.rows = 0;
      }
    },

    /** Syncs the files to disk, and answers the number of rows of each table. */
    async close(): Promise<Map<string, number>> {
      for (const known of opened) {
        opened.delete(known);
        await known.file.sync();
        await known.file.close();
      }
      return new Map([...files].map(([table, { rows }]) => [table, rows]));
    },
  };
}

/** The files of the tables' rows. */
export type RowFiles = Awaited<ReturnType<typeof openRowFiles>>;
