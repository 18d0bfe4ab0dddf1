import type { components } from "@shopkeeper/sdk/contract";
import { sql, type SQL } from "drizzle-orm";
import type { Executor, Scope } from "./scope";

/** A row that shows a picture. */
export interface PictureUse {
  /** The picture as the row has it: a path of ours, or an address. */
  picture: string;
  kind: components["schemas"]["AttachmentUseKind"];
  id: string;
  name: string | null;
  /** How many rows of the kind show the picture. */
  total: number;
}

/** How a domain finds which of its rows show some pictures: the first ten of each picture. */
export type FindPictureUses = (scope: Pick<Scope, "db" | "merId">, pictures: readonly string[]) => Promise<PictureUse[]>;

const SHOWN = 10;

/** The first uses of each picture among `rows`, a query for the columns picture, id and name. */
export async function firstUses(db: Executor, kind: PictureUse["kind"], rows: SQL): Promise<PictureUse[]> {
  const found = await db
    .select({
      picture: sql<string>`picture`,
      id: sql<string>`id::text`,
      name: sql<string | null>`name`,
      total: sql`total`.mapWith(Number),
    })
    .from(
      sql`(select *, row_number() over (partition by picture order by id desc) as place, count(*) over (partition by picture) as total from (${rows}) as uses) as ranked`,
    )
    .where(sql`place <= ${SHOWN}`)
    .orderBy(sql`picture, place`);
  return found.map((use) => ({ ...use, kind }));
}

/** The names of some pictures as a PostgreSQL array. */
export const pictureArray = (pictures: readonly string[]) => sql`array(select json_array_elements_text(${JSON.stringify(pictures)}::json))`;
