import { phoneDigits } from "@shopkeeper/sdk/rules/core";
import { sql } from "drizzle-orm";
import { buyers } from "./tables";

/** The condition of buyers whose phone number contains the digits of a text; it matches nobody if the text is no number. */
export const holdsPhone = (text: string) => {
  const digits = phoneDigits(text);
  return digits === undefined ? sql`false` : sql`strpos(${buyers.phone}, ${digits}) > 0`;
};
