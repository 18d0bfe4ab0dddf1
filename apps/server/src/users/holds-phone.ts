import { phoneDigits } from "@shopkeeper/sdk/rules/core";
import { sql } from "drizzle-orm";
import { buyers } from "./tables";

/** Buyers whose phone number holds what a text means as one, however it is written; nobody for a text that means none. */
export const holdsPhone = (text: string) => {
  const digits = phoneDigits(text);
  return digits === undefined ? sql`false` : sql`strpos(${buyers.phone}, ${digits}) > 0`;
};
