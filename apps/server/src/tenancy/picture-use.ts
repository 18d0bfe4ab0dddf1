import type { components } from "@shopkeeper/sdk/contract";
import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import type { Executor } from "../ports/database";

/** A row that shows a picture. */
export interface PictureUse {
  /** The picture in the row: a path of ours, or an address. */
  picture: string;
  kind: components["schemas"]["AttachmentUseKind"];
  id: string;
  name: string | null;
  /** The number of rows of the kind that show the picture. */
  total: number;
}

/** Rows of a kind that show pictures: a query for the columns picture, id and name. */
export interface PictureRows {
  kind: PictureUse["kind"];
  rows: SQL;
}

/** The rows of a shop that show pictures: those in the array `wanted`, or any if it is absent. */
export type PictureRowsOf = (merId: number, wanted?: SQL) => readonly PictureRows[];

const SHOWN = 10;

/** The first ten uses of each picture among some rows. */
export async function firstUses(db: Executor, { kind, rows }: PictureRows): Promise<PictureUse[]> {
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

/** A condition: a picture is one of the wanted ones. */
export const isWanted = (picture: SQLWrapper, wanted: SQL | undefined) =>
  wanted ? sql`${picture} = any(${wanted})` : sql`${picture} is not null`;

/** A condition: some of an array's pictures are wanted; an index on the array can evaluate it. */
export const holdsWanted = (pictures: SQLWrapper, wanted: SQL | undefined) => (wanted ? sql`${pictures} && ${wanted}` : sql`true`);
