import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { firstUses, pictureArray, type PictureRowsOf, type PictureUse } from "./picture-use";
import type { Scope } from "./scope";

/** Where in a shop stored files are shown. */
export interface PictureUses {
  /** The uses of files by their paths; a file that nothing shows is left out. */
  of(paths: readonly string[]): Promise<Map<string, PictureUse[]>>;
  /** Holds for a path that something shows. */
  isShown(path: SQLWrapper): SQL;
}

/** Where in the shop stored files are shown, as the `sources` of all domains know it. */
export const pictureUses = (
  { db, merId, files }: Pick<Scope, "db" | "merId" | "files">,
  sources: readonly PictureRowsOf[],
): PictureUses => ({
  async of(paths) {
    // rows written by others of this API hold the address instead of the path
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
    // a set that is hashed once: as a join the tables would be read again for each row of the library
    return sql`coalesce(${path} in (select distinct ${pathOf} from (${sql.join(shown, sql` union all `)}) as shown where picture is not null), false)`;
  },
});
