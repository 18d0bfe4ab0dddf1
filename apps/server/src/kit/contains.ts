import { numberKey } from "@shopkeeper/sdk/rules/core";
import { sql, type SQLWrapper } from "drizzle-orm";

/** Rows whose text contains `part`, ignoring case; nothing in `part` is a wildcard. */
export const contains = (text: SQLWrapper, part: string) => sql`strpos(lower(${text}), lower(${part})) > 0`;

/** Rows whose number contains the number in a text; none for a text without any character of a number. */
export const containsNumber = (number: SQLWrapper, text: string) => {
  const part = numberKey(text);
  return part === "" ? sql`false` : sql`strpos(${number}::text, ${part}) > 0`;
};
