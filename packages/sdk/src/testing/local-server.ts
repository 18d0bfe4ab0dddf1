import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** Runs `use` with a server on a free local port. */
export async function withServer(
  answer: (request: IncomingMessage, response: ServerResponse) => void,
  use: (baseUrl: string) => Promise<void>,
) {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

/** The whole body of a request. */
export async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
