import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createMerchantClient } from "./client";
import { AbortError, NetworkError, TimeoutError } from "./errors";
import { fileNameOf } from "./file-name";
import { memorySession } from "./session";
import { refuse, clientOf } from "./testing/answers";
import { withServer } from "./testing/local-server";

const clientAt = (baseUrl: string, timeoutMs = 5_000) =>
  createMerchantClient({ baseUrl, session: memorySession("token-1"), retry: { baseMs: 1 }, timeoutMs });
const from = "/admin/export/excel/product";
const sheet = Buffer.alloc(500_000, 9);
const headers = {
  "Content-Type": "application/vnd.ms-excel",
  "Content-Disposition": "attachment; filename*=UTF-8''%E5%95%86%E5%93%81.xlsx",
};

test("a file comes as a Blob with its name and type, asked for with a Bearer token", async () => {
  const seen: unknown[] = [];
  await withServer(
    (request, response) => {
      seen.push(request.headers.authorization, request.url);
      response.writeHead(200, headers).end(sheet);
    },
    async (baseUrl) => {
      const progress: number[] = [];
      const file = await clientAt(baseUrl).download(from, { query: { type: 1 }, onProgress: ({ loaded }) => progress.push(loaded) });
      expect([file.fileName, file.type, file.blob.size]).toEqual(["商品.xlsx", "application/vnd.ms-excel", 500_000]);
      expect(seen[0]).toBe("Bearer token-1");
      expect(seen[1]).toMatch(/^\/api\/admin\/export\/excel\/product\?type=1&temp=\d+$/);
      expect(progress.at(-1)).toBe(500_000);
    },
  );
});

test("a file comes as a stream where it need not fit in memory", async () => {
  await withServer(
    (_request, response) => void response.writeHead(200, headers).end(sheet),
    async (baseUrl) => {
      const { stream, fileName } = await clientAt(baseUrl).download(from, { as: "stream" });
      let size = 0;
      for await (const bytes of stream as unknown as AsyncIterable<Uint8Array>) size += bytes.byteLength;
      expect([fileName, size]).toEqual(["商品.xlsx", 500_000]);
    },
  );
});

test.each([403, 200])("an answer in JSON with status %i is the refusal that it says", async (status) => {
  const { client } = clientOf(() => refuse(403, status));
  await expect(client.download(from)).rejects.toMatchObject({ name: "ForbiddenError", code: 403, operationId: from });
});

test("an answer in JSON that claims success brings no file", async () => {
  const { client } = clientOf(() => refuse(200, 200));
  await expect(client.download(from)).rejects.toMatchObject({ name: "NetworkError", reason: "unexpected" });
});

test("a file of JSON is a file", async () => {
  const { client } = clientOf(
    () => new Response("{}", { headers: { "Content-Type": "application/json", "download-filename": "log.json" } }),
  );
  expect((await client.download(from)).fileName).toBe("log.json");
});

test("a download ends with the caller's signal, and when no more bytes come", async () => {
  await withServer(
    (_request, response) => void response.writeHead(200, headers).write("start"),
    async (baseUrl) => {
      const leaving = new AbortController();
      const call = clientAt(baseUrl).download(from, { signal: leaving.signal });
      await pause(30);
      leaving.abort();
      await expect(call).rejects.toBeInstanceOf(AbortError);
      await expect(clientAt(baseUrl, 60).download(from)).rejects.toBeInstanceOf(TimeoutError);
    },
  );
});

test("a slow file is not cut off while bytes keep coming", async () => {
  await withServer(
    async (_request, response) => {
      response.writeHead(200, headers);
      for (let i = 0; i < 6; i++) {
        response.write("x");
        await pause(80);
      }
      response.end();
    },
    async (baseUrl) => expect((await clientAt(baseUrl, 400).download(from)).blob.size).toBe(6),
  );
});

test("a file that breaks off is a network failure", async () => {
  await withServer(
    (_request, response) => {
      response.writeHead(200, headers).write("start");
      setTimeout(() => response.destroy(), 10);
    },
    async (baseUrl) => await expect(clientAt(baseUrl).download(from)).rejects.toBeInstanceOf(NetworkError),
  );
});

const names = [
  [{ "download-filename": "%E8%AE%A2%E5%8D%95.xlsx" }, "订单.xlsx"],
  [{ "Content-Disposition": 'attachment; filename="a;b \\"c\\".csv"' }, 'a;b "c".csv'],
  [{ "Content-Disposition": "attachment; filename=plain.csv; size=3" }, "plain.csv"],
  [{ "Content-Disposition": "attachment; filename=\"old.csv\"; filename*=utf-8''new%20one.csv" }, "new one.csv"],
  [{ "Content-Disposition": 'attachment; filename="../../etc/passwd"' }, "passwd"],
  [{ "Content-Disposition": "attachment; filename=100%.csv" }, "100%.csv"],
  [{ "Content-Disposition": "attachment" }, undefined],
  [{}, undefined],
] as const;

test.each(names)("the headers %j name the file %j", (given, name) => {
  expect(fileNameOf(new Headers(Object.entries(given)))).toBe(name);
});
