import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import { createMerchantClient } from "./client";
import { AbortError, NetworkError, TimeoutError, ValidationError } from "./errors";
import { memorySession } from "./session";
import { answer, clientOf } from "./testing/answers";
import { bytesOf, withServer } from "./testing/local-server";

const picture = (size: number) => new File([new Uint8Array(size).fill(7)], '春 "1".png', { type: "image/png" });
const clientAt = (baseUrl: string, timeoutMs?: number) =>
  createMerchantClient({ baseUrl, session: memorySession("token-1"), retry: { baseMs: 1 }, ...(timeoutMs && { timeoutMs }) });
const to = "uploadImage";
const envelope = (data: unknown, code = 200) => JSON.stringify({ code, message: code === 200 ? null : "no", data });

test("a file arrives whole as a form, signed and keyed, with its name, its type and further fields", async () => {
  await withServer(
    async (request, response) => {
      const body = new Response(new Uint8Array(await bytesOf(request)), {
        headers: { "Content-Type": request.headers["content-type"] ?? "" },
      });
      const form = await body.formData();
      const file = form.get("multipart");
      const { method, url, headers } = request;
      response.end(
        envelope({
          method,
          url,
          token: headers["authori-zation"],
          isKeyed: /^[0-9a-f]{32}$/.test(String(headers["idempotency-key"])),
          isMeasured: Number(headers["content-length"]) > 300_000,
          file: file instanceof File && { name: file.name, type: file.type, size: file.size },
          note: form.get("note"),
        }),
      );
    },
    async (baseUrl) => {
      const sent = await clientAt(baseUrl).upload(picture(300_000), {
        to,
        query: { model: "product", pid: 0 },
        fields: { note: "一\n二" },
      });
      expect(sent).toEqual({
        method: "POST",
        url: "/api/admin/merchant/upload/image?model=product&pid=0",
        token: "token-1",
        isKeyed: true,
        isMeasured: true,
        file: { name: '春 "1".png', type: "image/png", size: 300_000 },
        note: "一\r\n二",
      });
    },
  );
});

test("progress rises from nothing to the whole", async () => {
  await withServer(
    async (request, response) => {
      await bytesOf(request);
      response.end(envelope(null));
    },
    async (baseUrl) => {
      const seen: number[] = [];
      let whole = 0;
      await clientAt(baseUrl).upload(picture(2_000_000), {
        to,
        onProgress({ loaded, total }) {
          seen.push(loaded);
          whole = total;
        },
      });
      expect(seen[0]).toBe(0);
      expect(seen.at(-1)).toBe(whole);
      expect(seen.length).toBeGreaterThan(3);
      expect(seen).toEqual([...seen].sort((one, other) => one - other));
    },
  );
});

test("a refused upload is the error of its code", async () => {
  await withServer(
    (request, response) => {
      request.resume();
      request.on("end", () => response.writeHead(413).end(envelope(null, 413)));
    },
    async (baseUrl) => {
      await expect(clientAt(baseUrl).upload(picture(10), { to })).rejects.toBeInstanceOf(ValidationError);
    },
  );
});

test("an upload that was cut off is sent again, whole and under the same key", async () => {
  const keys: unknown[] = [];
  const sizes: number[] = [];
  await withServer(
    async (request, response) => {
      keys.push(request.headers["idempotency-key"]);
      if (keys.length === 1) return void request.destroy();
      sizes.push((await bytesOf(request)).length);
      response.end(envelope("done"));
    },
    async (baseUrl) => {
      expect(await clientAt(baseUrl).upload(picture(100_000), { to })).toBe("done");
      expect(keys[0]).toBe(keys[1]);
      expect(sizes[0]).toBeGreaterThan(100_000);
    },
  );
});

test("an upload ends with the caller's signal, and when nothing moves any more", async () => {
  await withServer(
    () => undefined,
    async (baseUrl) => {
      const leaving = new AbortController();
      const call = clientAt(baseUrl).upload(picture(10), { to, signal: leaving.signal });
      await pause(20);
      leaving.abort();
      await expect(call).rejects.toBeInstanceOf(AbortError);
      await expect(clientAt(baseUrl, 50).upload(picture(10), { to })).rejects.toBeInstanceOf(TimeoutError);
    },
  );
});

test("the client's own fetch is used when it was given one", async () => {
  const { client } = clientOf(async (request) => {
    const file = (await request.formData()).get("multipart");
    return answer(file instanceof File && file.size);
  });
  expect(await client.upload(picture(1_000), { to })).toBe(1_000);
});

test("operations that take a file have no method beside upload", () => {
  const { client } = clientOf(() => answer(null));
  expect(["uploadImage" in client, "listAttachments" in client]).toEqual([false, true]);
});

test("a path that leads to another host is refused", async () => {
  const { client, requests } = clientOf(() => answer(null), { baseUrl: "" });
  await expect(client.upload(picture(1), { to: "//evil.test/x" })).rejects.toBeInstanceOf(TypeError);
  await expect(client.download("/\\evil.test/x")).rejects.toBeInstanceOf(TypeError);
  expect(requests).toHaveLength(0);
});

test("an unreachable server is a network failure", async () => {
  const unused = await new Promise<string>(
    (resolve) =>
      void withServer(
        () => undefined,
        async (baseUrl) => resolve(baseUrl),
      ),
  );
  await pause(10);
  await expect(clientAt(unused).upload(picture(1), { to })).rejects.toBeInstanceOf(NetworkError);
});
