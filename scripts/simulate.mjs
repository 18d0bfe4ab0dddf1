// Simulates the outside world of a running demo at once: `pnpm simulate reviews --verdict refuse`, `pnpm simulate orders --count 50`.
import { askServer, end } from "./command.mjs";
import { commandLine } from "./command-line.mjs";

const usage =
  "usage: pnpm simulate reviews|orders|refunds|comments|settlements|devices|seckill|channel|live [--account admin] [--verdict pass|refuse|start|end] [--count 50] [--data-dir .data]";
const { positionals, values } = commandLine(usage, {
  account: { type: "string" },
  verdict: { type: "string" },
  count: { type: "string" },
});
const [what] = positionals;
if (positionals.length !== 1) end(usage);

const { "data-dir": folder, ...request } = values;
try {
  const answer = await askServer("simulate", { what, ...request }, folder);
  if (!answer) end(`No server runs on ${folder}. Start it with pnpm start, or name its folder with --data-dir.`);
  const counts = Object.entries(answer.data).map(([name, count]) => `${count} ${name}`);
  console.log(`${what}: ${counts.join(", ")}`);
} catch (error) {
  end(`${error.message}\n${usage}`);
}
