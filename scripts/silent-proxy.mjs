// A proxy to a server of this machine that can drop all traffic, like a network whose other end is gone.
import { once } from "node:events";
import { connect, createServer } from "node:net";

/** Listens on its own port; `silence` drops all further bytes of the current connections in both directions, new ones work. */
export async function silentProxy(port) {
  let generation = 0;
  const open = new Set();
  const server = createServer((client) => {
    const born = generation;
    const upstream = connect(port, "127.0.0.1");
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ]) {
      open.add(from);
      from.on("error", () => undefined);
      from.on("data", (bytes) => born === generation && to.write(bytes));
      // a lost host closes nothing either
      from.on("close", () => (open.delete(from), born === generation && to.destroy()));
    }
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return {
    host: `127.0.0.1:${server.address().port}`,
    silence: () => void (generation += 1),
    stop() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
