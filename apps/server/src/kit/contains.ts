import { numberKey } from "@shopkeeper/sdk/rules/core";
import { sql, type SQLWrapper } from "drizzle-orm";

/** Rows whose text holds `part` somewhere, whatever its case; nothing in `part` is a wildcard. */
export const contains = (text: SQLWrapper, part: string) => sql`strpos(lower(${text}), lower(${part})) > 0`;

/** Rows whose number holds what a text means as one; none for a text without a sign that a number may have. */
export const containsNumber = (number: SQLWrapper, text: string) => {
  const part = numberKey(text);
  return part === "" ? sql`false` : sql`strpos(${number}::text, ${part}) > 0`;
};
