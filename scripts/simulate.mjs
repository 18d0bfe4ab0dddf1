// Lets the outside world of a running demo act at once: `pnpm simulate reviews [--account admin] [--verdict pass|refuse]`.
import { askServer, end } from "./command.mjs";
import { commandLine } from "./command-line.mjs";

const usage = "usage: pnpm simulate reviews [--account admin] [--verdict pass|refuse] [--data-dir .data]";
const { positionals, values } = commandLine(usage, { account: { type: "string" }, verdict: { type: "string" } });
const [what] = positionals;
if (positionals.length !== 1) end(usage);

const { "data-dir": folder, ...request } = values;
try {
  const answer = await askServer("simulate", { what, ...request }, folder);
  if (!answer) end(`No server runs on ${folder}. Start it with pnpm start, or name its folder with --data-dir.`);
  console.log(`reviews: ${answer.data.passed} passed, ${answer.data.refused} refused`);
} catch (error) {
  end(`${error.message}\n${usage}`);
}
