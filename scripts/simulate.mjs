// Lets the outside world of a running demo act at once: `pnpm simulate reviews [--account admin] [--verdict pass|refuse]`.
import { parseArgs } from "node:util";
import { askServer, end, usualFolder } from "./command.mjs";

const usage = "usage: pnpm simulate reviews [--account admin] [--verdict pass|refuse] [--data-dir .data]";
const options = { account: { type: "string" }, verdict: { type: "string" }, "data-dir": { type: "string", default: usualFolder() } };
const { positionals, values } = parsed();
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

function parsed() {
  try {
    return parseArgs({ options, allowPositionals: true, args: process.argv.slice(2).filter((each) => each !== "--") });
  } catch (error) {
    return end(`${error.message}\n${usage}`);
  }
}
