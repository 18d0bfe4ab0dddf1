import { createServer, type RequestListener, type Server, type ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { nodeWeb, type NodeWebOptions } from "./node-web";

const opened: Server[] = [];

afterEach(() => {
  for (const server of opened.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

interface Site {
  port: number;
  /** The requested paths with their Host. */
  requests: string[];
}

/** A server on one of this machine's own addresses. */
async function site(answer: RequestListener, host = "127.0.0.1", port = 0): Promise<Site> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.headers.host}${request.url}`);
    answer(request, response);
  });
  opened.push(server);
  await new Promise<void>((listening) => server.listen(port, host, listening));
  const bound = server.address();
  return { port: typeof bound === "object" && bound ? bound.port : port, requests };
}

const page = "<title>页面</title>";
const write = (response: ServerResponse, text: string | Uint8Array = page, headers: Record<string, string> = {}) =>
  void response.writeHead(200, { "content-type": "text/html; charset=utf-8", ...headers }).end(text);
const html =
  (text?: string | Uint8Array, headers?: Record<string, string>): RequestListener =>
  (_request, response) =>
    write(response, text, headers);
const redirect =
  (location: string): RequestListener =>
  (_request, response) =>
    void response.writeHead(302, { location }).end();

/** A web where every name resolves to 127.0.0.1, and only the ports of the sites may be requested. */
const webOf = (sites: readonly Site[], options: NodeWebOptions = {}) =>
  nodeWeb({ resolve: async () => ["127.0.0.1"], trusted: sites.map(({ port }) => `127.0.0.1:${port}`), ...options });

test("a page is read under the name that was asked for, from the address that was resolved", async () => {
  const shop = await site(html());
  expect(await webOf([shop]).page(`http://shop.test:${shop.port}/a?b=%20c#d`)).toEqual({
    address: `http://shop.test:${shop.port}/a?b=%20c#d`,
    html: page,
  });
  expect(shop.requests).toEqual([`shop.test:${shop.port}/a?b=%20c`]);
});

test("what is private is refused before anything is asked", async () => {
  const inside = await site(html());
  const web = nodeWeb({ resolve: async (host) => (host === "mixed.test" ? ["93.184.216.34", "10.0.0.1"] : ["127.0.0.1"]) });
  const addresses = [
    ...[
      `http://127.0.0.1:${inside.port}/`,
      `http://localhost:${inside.port}/`,
      "http://127.0.0.1/",
      "http://2130706433/",
      "http://0x7f.1/",
    ],
    ...["http://[::1]/", "http://[::ffff:127.0.0.1]/", "http://169.254.169.254/latest/meta-data", "http://10.1.2.3/", "http://0/"],
    ...[
      "http://named.test/",
      "https://mixed.test/",
      "http://93.184.216.34:8080/",
      "http://93.184.216.34:22/",
      "http://user:pass@93.184.216.34/",
    ],
    ...["ftp://93.184.216.34/", "file:///etc/passwd", "gopher://a.test/", "javascript:1", "nonsense", ""],
  ];
  for (const address of addresses) {
    expect(await web.page(address), address).toEqual({ failed: "refused" });
    expect(await web.picture(address, 1000), address).toEqual({ failed: "refused" });
  }
  expect(inside.requests).toEqual([]);
});

test("a picture is read whole or not at all, whatever page stands at its address", async () => {
  const bytes = Uint8Array.from({ length: 1000 }, (_, at) => at % 256);
  const read = async (headers: Record<string, string>, most: number, text: Uint8Array = bytes) => {
    const shop = await site(html(text, headers));
    return webOf([shop]).picture(`http://shop.test:${shop.port}/a.png`, most);
  };
  for (const type of ["image/png", "application/octet-stream"]) {
    const picture = await read({ "content-type": type }, 1000);
    expect("bytes" in picture && [...picture.bytes]).toEqual([...bytes]);
  }
  expect(await read({ "content-type": "image/png" }, 999)).toEqual({ failed: "unfit" });
  expect(await read({ "content-type": "image/png", "content-encoding": "gzip" }, 2000, gzipSync(new Uint8Array(1_000_000)))).toEqual({
    failed: "unfit",
  });
  expect(await read({ "content-type": "text/html" }, 2000)).toEqual({ failed: "unfit" });
});

test("a picture behind a redirect into a private network is refused, and one that never ends is given up", async () => {
  const shop = await site(redirect("http://169.254.169.254/a.png"));
  expect(await webOf([shop]).picture(`http://shop.test:${shop.port}/`, 1000)).toEqual({ failed: "refused" });
  const slow = await site((_request, response) => void response.writeHead(200, { "content-type": "image/png" }).write("x"));
  expect(await webOf([slow], { timeoutMs: 200 }).picture(`http://shop.test:${slow.port}/`, 1000)).toEqual({ failed: "unreachable" });
});

test("each redirect is checked like the first address", async () => {
  const inside = await site(html());
  for (const location of [`http://127.0.0.1:${inside.port}/secret`, "http://169.254.169.254/", "file:///etc/passwd", "//10.0.0.1/"]) {
    const shop = await site(redirect(location));
    expect(await webOf([shop]).page(`http://shop.test:${shop.port}/`), location).toEqual({ failed: "refused" });
  }
  expect(inside.requests).toEqual([]);
});

test("three redirects are followed, a fourth is not", async () => {
  const shop = await site(({ url }, response) => {
    const left = Number(url?.slice(1));
    if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
    else write(response);
  });
  const web = webOf([shop]);
  expect(await web.page(`http://shop.test:${shop.port}/3`)).toMatchObject({ address: `http://shop.test:${shop.port}/0` });
  expect(await web.page(`http://shop.test:${shop.port}/4`)).toEqual({ failed: "unreachable" });
});

test("a name is resolved once for each hop, so that a changed answer leads nowhere else", async () => {
  const outside = await site(html());
  const inside = await site(html("secret"), "127.0.0.2", outside.port);
  const answers = [["127.0.0.1"], ["127.0.0.2"]];
  let turn = 0;
  const web = webOf([outside], { resolve: async () => answers[turn++] ?? ["127.0.0.2"] });
  expect(await web.page(`http://turning.test:${outside.port}/`)).toMatchObject({ html: page });
  expect(turn).toBe(1);
  // the second resolution gives a private address: the request is refused, without a connection
  expect(await web.page(`http://turning.test:${outside.port}/`)).toEqual({ failed: "refused" });

  const turning = await site(redirect("/again"));
  turn = 0;
  const hopping = webOf([turning], { resolve: async () => answers[turn++] ?? ["127.0.0.2"] });
  expect(await hopping.page(`http://turning.test:${turning.port}/`)).toEqual({ failed: "refused" });
  expect(inside.requests).toEqual([]);
});

test("packed pages are unpacked, other charsets read", async () => {
  const gbk = Uint8Array.from([...Buffer.from("<meta charset=gb2312><title>"), 0xb2, 0xe8, ...Buffer.from("</title>")]);
  const sites = [
    await site(html(gzipSync(page), { "content-encoding": "gzip" })),
    await site(html(brotliCompressSync(page), { "content-encoding": "br" })),
    await site(html(gbk, { "content-type": "text/html" })),
  ];
  const web = webOf(sites);
  const read = [];
  for (const { port } of sites) read.push(await web.page(`http://shop.test:${port}/`));
  expect(read).toMatchObject([{ html: page }, { html: page }, { html: expect.stringContaining("<title>茶</title>") }]);
});

test("of a page without end, and of one that unpacks without end, a part is read", async () => {
  const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024, "a"));
  const sites = [
    await site((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const more = () => {
        while (response.write("b".repeat(65_536)));
        response.once("drain", more);
      };
      more();
    }),
    await site(html(bomb, { "content-encoding": "gzip" })),
  ];
  const web = webOf(sites, { maxBytes: 100_000 });
  const before = process.memoryUsage().rss;
  for (const { port } of sites) {
    const read = await web.page(`http://shop.test:${port}/`);
    expect("html" in read && read.html.length).toBe(100_000);
  }
  expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
});

test("what is slow, silent, broken, no page, or not there, is no page", async () => {
  const sites = [
    await site(() => undefined),
    await site((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const drip = setInterval(() => response.write("a"), 20);
      response.once("close", () => clearInterval(drip));
    }),
    await site((request) => request.socket.destroy()),
    await site(html("no gzip", { "content-encoding": "gzip" })),
    await site((_request, response) => void response.writeHead(404, { "content-type": "text/html" }).end(page)),
    await site((_request, response) => void response.writeHead(302, { location: "http://[" }).end()),
  ];
  const web = webOf(sites, { timeoutMs: 400 });
  // the slow and the silent answer never end by themselves
  for (const { port } of sites) expect(await web.page(`http://shop.test:${port}/`)).toEqual({ failed: "unreachable" });
  const picture = await site(html("png", { "content-type": "image/png" }));
  expect(await webOf([picture]).page(`http://shop.test:${picture.port}/`)).toEqual({ failed: "unfit" });
  expect(await webOf([], { resolve: () => Promise.reject(new Error("no such name")) }).page("http://nowhere.test/")).toEqual({
    failed: "unreachable",
  });
  expect(await webOf([], { resolve: () => new Promise(() => undefined), timeoutMs: 100 }).page("http://silent.test/")).toEqual({
    failed: "unreachable",
  });
});

test("of many pages at once a few are read together, and too many are turned away", async () => {
  let [together, most] = [0, 0];
  const shop = await site((_request, response) => {
    most = Math.max(most, ++together);
    setTimeout(() => (together--, write(response)), 50);
  });
  const web = webOf([shop]);
  const answers = await Promise.all(Array.from({ length: 30 }, () => web.page(`http://shop.test:${shop.port}/`)));
  expect(most).toBeLessThanOrEqual(4);
  expect(answers.filter((answer) => "html" in answer).length).toBeGreaterThanOrEqual(12);
  expect(answers.filter((answer) => "failed" in answer && answer.failed === "busy").length).toBeGreaterThan(0);
});
