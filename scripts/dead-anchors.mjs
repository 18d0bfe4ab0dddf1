// Links of a built site to missing headings of existing pages (VitePress checks the pages).
import { readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** One sentence for each link to an anchor that its page does not have. */
export function deadAnchors(site) {
  const pages = new Map(
    readdirSync(site, { recursive: true })
      .map((path) => String(path).replaceAll("\\", "/"))
      .filter((path) => path.endsWith(".html") && !path.startsWith("reference/"))
      .map((path) => [path, readFileSync(join(site, path), "utf8")]),
  );
  const anchors = new Map([...pages].map(([path, html]) => [path, new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))]));
  return [...pages].flatMap(([path, html]) => {
    const links = new Set([...html.matchAll(/<a[^>]* href="(?!https?:)([^"#]*)#([^"]+)"/g)].map(([, page, anchor]) => `${page}#${anchor}`));
    return [...links].flatMap((link) => {
      const [page, anchor] = link.split("#");
      const target = page === "" ? path : targetOf(path, page);
      return anchors.get(target)?.has(decodeURIComponent(anchor)) ? [] : [`${path}: there is no ${target}#${anchor}`];
    });
  });
}

function targetOf(from, address) {
  const path = address.startsWith("/") ? address.slice(1) : posix.join(posix.dirname(from), address);
  return path === "" || path.endsWith("/") ? `${path}index.html` : path;
}
