import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { afterAll, expect, test } from "vitest";
import { pagePolicy } from "../../kernel/security-headers";
import { consoleFiles } from "./console-files";

const folder = mkdtempSync(join(tmpdir(), "console-files-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const code = "export const answer = 42;".repeat(100);
mkdirSync(join(folder, "assets"));
writeFileSync(join(folder, "index.html"), "<!doctype html><title>console</title>");
writeFileSync(join(folder, "assets", "main-abcdefgh.js"), code);
writeFileSync(join(folder, "assets", "main-abcdefgh.js.br"), brotliCompressSync(code));
writeFileSync(join(folder, "assets", "main-abcdefgh.js.gz"), gzipSync(code));
const policy = pagePolicy({ publicUrl: (path) => `/files/${path}` });
const files = consoleFiles(folder, policy);

function get(path: string, headers: Record<string, string> = {}, method = "GET") {
  const answer = files(new Request(`http://localhost${path}`, { method, headers }));
  if (!answer) throw new Error(`nothing at ${path}`);
  return answer;
}
const asset = (headers: Record<string, string> = {}, method?: string) => get("/assets/main-abcdefgh.js", headers, method);
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());

test("a file travels in the coding that the client prefers, and says that this depends on the request", async () => {
  const smallest = asset({ "Accept-Encoding": "gzip, deflate, br" });
  expect(smallest.headers.get("content-encoding")).toBe("br");
  expect(brotliDecompressSync(await bytesOf(smallest)).toString()).toBe(code);

  const older = asset({ "Accept-Encoding": "gzip" });
  expect(older.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await bytesOf(older)).toString()).toBe(code);

  const plain = asset();
  expect(plain.headers.get("content-encoding")).toBeNull();
  expect(await plain.text()).toBe(code);

  for (const answer of [smallest, older, plain]) expect(answer.headers.get("vary")).toBe("Accept-Encoding");
});

test("each coding has a tag of its own, and a client that holds it is sent nothing", () => {
  const tags = ["br", "gzip", "identity"].map((encoding) => asset({ "Accept-Encoding": encoding }).headers.get("etag") ?? "");
  expect(new Set(tags).size).toBe(3);
  const [br = "", gzip = ""] = tags;
  const again = (tag: string) => asset({ "Accept-Encoding": "br", "If-None-Match": tag }).status;
  expect([again(br), again(`"other", W/${br}`), again("*"), again(gzip)]).toEqual([304, 304, 304, 200]);
});

test("a HEAD tells the length of what a GET would send", async () => {
  const head = asset({ "Accept-Encoding": "br" }, "HEAD");
  expect(Number(head.headers.get("content-length"))).toBe((await bytesOf(asset({ "Accept-Encoding": "br" }))).length);
  expect(await head.text()).toBe("");
});

test("the root answers the page to a client that asks for no kind of file", async () => {
  for (const accept of ["", "*/*", "application/json"]) {
    const page = get("/", { Accept: accept });
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining("console")]);
  }
  expect(get("/", {}, "HEAD").status).toBe(200);
  expect(files(new Request("http://localhost/nowhere"))).toBeUndefined();
});

test("a script inside a page may run by its hash, and no other may", () => {
  const page = "<script>go()</script><script>stay()</script><script src='/a.js'></script>";
  writeFileSync(join(folder, "login.html"), page);
  const policyOf = (path: string) =>
    consoleFiles(folder, policy)(new Request(`http://localhost${path}`))?.headers.get("content-security-policy");
  const hashOf = (code: string) => `'sha256-${createHash("sha256").update(code).digest("base64")}'`;
  expect(policyOf("/login.html")).toContain(`script-src 'self' ${hashOf("go()")} ${hashOf("stay()")};`);
  expect([policyOf("/index.html"), policyOf("/assets/main-abcdefgh.js")]).toEqual([null, null]);
});

test("a file that the build has not packed travels with gzip, and packed files have no address", () => {
  expect(get("/index.html", { "Accept-Encoding": "br, gzip" }).headers.get("content-encoding")).toBe("gzip");
  for (const ending of ["br", "gz"]) expect(files(new Request(`http://localhost/assets/main-abcdefgh.js.${ending}`))).toBeUndefined();
});
