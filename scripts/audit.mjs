// Proves that no row of the log of sensitive operations was changed or removed: `pnpm run audit verify [--shop <number>] [--head <hash>]`.
import { end, runCommand } from "./command.mjs";
import { commandLine } from "./command-line.mjs";

const usage = "usage: pnpm run audit verify [--shop <number>] [--head <hash of an earlier run>] [--data-dir .data]";
const { positionals, values } = commandLine(usage, { head: { type: "string", multiple: true }, shop: { type: "string" } });
if (positionals.join() !== "verify") end(usage);

try {
  const { data } = await runCommand("verify-logs", { heads: values.head ?? [], shop: values.shop }, values["data-dir"]);
  for (const { merId, entries, waiting, isLate, unchained, head, faults } of data.shops) {
    const older = unchained > 0 ? `, ${unchained} older rows without a hash` : "";
    const open = waiting > 0 ? `, ${waiting} that wait to be chained` : "";
    const late = isLate ? " (for more than a minute: does a server with ROLE=all or worker run?)" : "";
    const last = head === "" ? "" : `, head ${head}`;
    console.log(`shop ${merId}: ${entries} rows${open}${late}${older}${last}${faults.length === 0 ? "" : ` — ${faults.join("; ")}`}`);
  }
  for (const head of data.missing) console.log(`head ${head}: no row has it, so rows were removed or changed since it was noted`);
  const failed = data.missing.length > 0 || data.shops.some(({ faults }) => faults.length > 0);
  if (failed) end("The log was changed.");
  console.log("No row was changed or removed.");
} catch (error) {
  end(error.message);
}
