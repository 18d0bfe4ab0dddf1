import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { firstUses, pictureArray, type PictureRowsOf, type PictureUse } from "./picture-use";
import type { Scope } from "./scope";

/** The uses of stored files in a shop. */
export interface PictureUses {
  /** The uses of files by their paths; unused files are left out. */
  of(paths: readonly string[]): Promise<Map<string, PictureUse[]>>;
  /** A condition: something shows the path. */
  isShown(path: SQLWrapper): SQL;
}

/** The uses of stored files in the shop, from the `sources` of all domains. */
export const pictureUses = (
  { db, merId, files }: Pick<Scope, "db" | "merId" | "files">,
  sources: readonly PictureRowsOf[],
): PictureUses => ({
  async of(paths) {
    // rows written by other clients of this API contain the address instead of the path
    const pathOf = new Map(paths.flatMap((path) => [[path, path] as const, [files.publicUrl(path), path] as const]));
    const uses = new Map<string, PictureUse[]>();
    if (paths.length === 0) return uses;
    const wanted = pictureArray([...pathOf.keys()]);
    for (const rows of sources.flatMap((rowsOf) => rowsOf(merId, wanted))) {
      for (const use of await firstUses(db, rows)) {
        const path = pathOf.get(use.picture) ?? use.picture;
        uses.set(path, [...(uses.get(path) ?? []), use]);
      }
    }
    return uses;
  },

  isShown(path) {
    const base = files.publicUrl("a").slice(0, -1);
    const shown = sources.flatMap((rowsOf) => rowsOf(merId).map(({ rows }) => sql`select picture from (${rows}) as uses`));
    const pathOf = sql`case when starts_with(picture, ${base}) then substr(picture, ${base.length + 1}::integer) else picture end`;
    // a set that is hashed once: with a join the tables would be read again for each row of the library
    return sql`coalesce(${path} in (select distinct ${pathOf} from (${sql.join(shown, sql` union all `)}) as shown where picture is not null), false)`;
  },
});
