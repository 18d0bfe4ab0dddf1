import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deadAnchors } from "./dead-anchors.mjs";

let site;

beforeEach(() => (site = mkdtempSync(join(tmpdir(), "site-"))));
afterEach(() => rmSync(site, { recursive: true }));

function page(path, html) {
  mkdirSync(join(site, path, ".."), { recursive: true });
  writeFileSync(join(site, path), html);
}

test("headings that exist are found in the page itself, in another page, and in the index of a folder", () => {
  page("run.html", '<h2 id="backup"></h2><a href="#backup"></a><a href="./hooks/#list"></a><a href="/hooks/useList.html#返回"></a>');
  page("hooks/index.html", '<h2 id="list"></h2>');
  page("hooks/useList.html", '<h2 id="返回"></h2><a href="./../run.html#backup"></a><a href="https://example.com/#other"></a>');
  expect(deadAnchors(site)).toEqual([]);
});

test("a heading that is missing is named with the page that links to it", () => {
  page("run.html", '<h2 id="backup"></h2>');
  page("zh/run.html", '<a class="link" href="../run.html#backups"></a><a href="#nothing"></a>');
  expect(deadAnchors(site)).toEqual(["zh/run.html: there is no run.html#backups", "zh/run.html: there is no zh/run.html#nothing"]);
});

test("a page that is missing has no headings", () => {
  page("run.html", '<a href="./gone.html#backup"></a>');
  expect(deadAnchors(site)).toEqual(["run.html: there is no gone.html#backup"]);
});
