import { expressCompanies } from "./tables";
import type { Executor } from "../ports/database";

/** The names of the platform's express companies, by code; hidden ones too, since parcels travel with them. */
export async function companyNames(db: Executor): Promise<ReadonlyMap<string, string>> {
  const { code, name } = expressCompanies;
  return new Map((await db.select({ code, name }).from(expressCompanies)).map((row) => [row.code, row.name]));
}
