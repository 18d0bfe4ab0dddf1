import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Tracks the connections of a server, and which of them are uploading a file. */
export function uploadsUnderWay(http: Server) {
  const sockets = new Set<Socket>();
  const uploads = new Map<ServerResponse, Socket>();
  let ended = () => {};

  http.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  http.on("request", (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!/^multipart\/form-data\b/i.test(incoming.headers["content-type"] ?? "")) return;
    uploads.set(outgoing, incoming.socket);
    outgoing.once("close", () => {
      uploads.delete(outgoing);
      if (uploads.size === 0) ended();
    });
  });

  return {
    /** Closes every connection without an upload. */
    closeOthers() {
      const kept = new Set(uploads.values());
      for (const socket of sockets) if (!kept.has(socket)) socket.destroy();
    },

    /** Resolves when no upload is running any more, or after `ms` milliseconds. */
    async finished(ms: number) {
      if (uploads.size === 0) return;
      await Promise.race([new Promise<void>((resolve) => (ended = resolve)), sleep(ms, undefined, { ref: false })]);
    },
  };
}
