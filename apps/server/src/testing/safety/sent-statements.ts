import { migrations } from "../../generated/migrations";

/** Statements that go to all shops at once: jobs and reports of the platform, each with its reason. */
const spread: readonly { reason: string; text: RegExp }[] = [
  { reason: "finds the shops in which something has run out", text: /^select part, "?mer_id"? from \(select 0 as part/ },
  { reason: "a restore looks whether a table is empty", text: /^select 1 from "\w+" limit/ },
  { reason: "a restore fills every table", text: /^insert into "\w+" overriding system value select \* from json_populate_recordset/ },
];

const steps = new Set(migrations.flatMap(({ statements }) => statements.map(shapeOf)));

/** Why a statement may go to all shops at once; undefined if it may not. */
export const spreadReason = (statement: string) =>
  steps.has(shapeOf(statement))
    ? "a migration changes the rows of every shop"
    : spread.find(({ text }) => text.test(statement.replace(/^declare \w+ no scroll cursor for /, "")))?.reason;

/** Sent statements, by their shape, and those of them that are not inspected yet. */
const sent = new Set<string>();
const uninspected = new Set<string>();

/** Records the shape of a statement; there are far fewer shapes than statements. */
export function keepStatement(text: string) {
  const shape = shapeOf(text);
  if (sent.has(shape)) return;
  sent.add(shape);
  uninspected.add(shape);
}

/** The faulty statements among those sent since the last call, with their faults. */
export async function sentFaults(): Promise<string[]> {
  // the parser is loaded only by callers of this function
  const { statementFaults } = await import("./statement-faults");
  const found: string[] = [];
  for (const text of uninspected) {
    uninspected.delete(text);
    if (spreadReason(text) !== undefined) continue;
    const faults = await statementFaults(text);
    if (faults.length > 0) found.push(`${faults.join("; ")}: ${text}`);
  }
  return found;
}

/** A statement with one parameter for each list of parameters, and one row for all rows. */
function shapeOf(text: string): string {
  const short = text.trim().replaceAll(/\$\d+(, ?\$\d+)*/g, "$$1");
  return short.startsWith("insert") ? short.replaceAll(/(\([^()]*\))(, ?\1)+/g, "$1") : short;
}
