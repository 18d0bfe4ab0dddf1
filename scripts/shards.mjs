// Distributes shops over the machines of a Citus database, by Citus's own functions: `pnpm shards report`.
import { counted, commandLine } from "./command-line.mjs";
import { end, runCommand } from "./command.mjs";

const usage = `usage: pnpm shards distribute             gives each table its place, with its rows
       pnpm shards add-node HOST:PORT     adds a worker, which holds nothing until the next rebalance
       pnpm shards rebalance              moves shards until all workers hold as much
       pnpm shards remove-node HOST:PORT  moves the shards of a worker to the others, then takes it out
       pnpm shards isolate SHOP           gives a large shop a shard of its own
       pnpm shards report                 how shops are spread`;
const { positionals, values } = commandLine(usage);
const [task, value, ...more] = positionals;

const tasks = {
  distribute: {
    say: ({ tables }) => (tables === 0 ? "All tables had their place already." : `${counted(tables, "table")} got their place.`),
  },
  "add-node": {
    option: "node",
    say: ({ node, isNew }) =>
      isNew ? `${node} is added. It holds nothing yet: pnpm shards rebalance moves shards to it.` : `${node} was there already.`,
  },
  rebalance: { say: ({ moved }) => (moved === 0 ? "All workers hold as much already." : `${counted(moved, "move")} done.`) },
  "remove-node": { option: "node", say: ({ node, moved }) => `${node} is removed; ${counted(moved, "shard")} went to the others.` },
  isolate: {
    option: "merId",
    say: ({ merId, isNew }) => `Shop ${merId} ${isNew ? "has" : "had"} a shard of its own${isNew ? "" : " already"}.`,
  },
  report: { say: reportText },
};

const known = Object.hasOwn(tasks, task ?? "") ? tasks[task] : end(usage);
if (more.length > 0 || (known.option === undefined) !== (value === undefined)) end(usage);

try {
  const { data } = await runCommand("shards", { task, ...(known.option && { [known.option]: value }) }, values["data-dir"]);
  console.log(known.say(data));
  const lost = (data.nodes ?? []).filter(({ isReached }) => !isReached).map(({ node }) => node);
  if (lost.length > 0)
    end(`Not reached: ${lost.join(", ")}. Its shops answer 503 until it is back, or a standby takes its place (citus_update_node).`);
} catch (error) {
  end(error.message);
}

function reportText({ nodes, largest }) {
  const lines = nodes.map(
    ({ node, role, shards, bytes, shops }) =>
      `${node} (${role}): ${counted(shards, "shard")}, ${(bytes / 1_000_000).toFixed(1)} MB, ${counted(shops, "shop")}`,
  );
  const shops = largest.map(({ merId, name, orders }) => `  shop ${merId} ${name}: ${counted(orders, "order")}`);
  return [...lines, ...(shops.length > 0 ? ["The largest shops:", ...shops] : [])].join("\n");
}
