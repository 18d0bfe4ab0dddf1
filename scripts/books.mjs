// Proves that each shop's ledger equals its balance, bills, orders, refunds and settlements: `pnpm books verify [--shop <number>]`.
import { end, runCommand } from "./command.mjs";
import { commandLine } from "./command-line.mjs";

const usage = "usage: pnpm books verify [--shop <number>] [--data-dir .data]";
const { positionals, values } = commandLine(usage, { shop: { type: "string" } });
if (positionals.join() !== "verify") end(usage);

try {
  const { data } = await runCommand("verify-books", { shop: values.shop }, values["data-dir"]);
  for (const { merId, entries, balance, bills, paidOut, reserved, faults } of data.shops) {
    const sums = `${entries} entries, balance ${balance} = bills ${bills} - paid out ${paidOut} - reserved ${reserved}`;
    console.log(`shop ${merId}: ${sums}${faults.length === 0 ? "" : ` — ${faults.join("; ")}`}`);
  }
  if (data.shops.some(({ faults }) => faults.length > 0)) end("The books are wrong.");
  console.log(values.shop ? "The books of the shop are right." : "The books of all shops are right.");
} catch (error) {
  end(error.message);
}
