import { sql, type SQLWrapper } from "drizzle-orm";

/** Rows whose text holds `part` somewhere, whatever its case; nothing in `part` is a wildcard. */
export const contains = (text: SQLWrapper, part: string) => sql`strpos(lower(${text}), lower(${part})) > 0`;
