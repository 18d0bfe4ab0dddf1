import { wireDay } from "@shopkeeper/sdk/rules/time";
import type { Download } from "../core/download";
import type { HandlersOf } from "../core/handlers";
import { parseIds } from "../core/id-list";
import { Refusal } from "../core/refusal";
import type { Shop } from "../core/shop";
import type { SheetCell } from "../ports/spreadsheets";
import { distinctNames } from "./distinct-names";
import { exportMessages as messages } from "./messages";

/** The calls that give files to take away. */
export const exportHandlers: HandlersOf<"exports"> = {
  async downloadExport({ query, shop, platform, request }) {
    const found = await shop.exports.find(query.fileName);
    if (!found) throw new Refusal("exportMissing");
    const sheet = await platform.sheets.exported(shop, found, request.language);
    const rows = query.delete ? afterwards(sheet.rows, () => shop.exports.forget(query.fileName)) : sheet.rows;
    return { name: found.name, sheet: { ...sheet, rows } };
  },

  async downloadResource({ query, shop, platform, request }) {
    const template = platform.sheets.template(query.resource, request.language);
    if (template) return template;
    const path = shop.files.pathOf(query.resource);
    const row = await shop.pictures.atPath(path);
    const file = row && (await shop.files.open(path));
    if (!file) throw new Refusal("resourceMissing");
    return { name: named(row.name, path), file } satisfies Download;
  },

  async downloadResources({ query, shop, platform, request }) {
    const ids = parseIds(query.ids);
    const rows = await shop.pictures.some(ids);
    if (rows.length < ids.length) throw new Refusal("attachmentMissing");
    const day = wireDay(platform.clock.now());
    return { name: `${messages.library[request.language]} ${day}.zip`, files: filesOf(shop, rows) } satisfies Download;
  },
};

/** Rows, and what is to be done once the last of them has been taken. */
async function* afterwards(rows: AsyncIterable<readonly SheetCell[]>, work: () => Promise<void>) {
  yield* rows;
  await work();
}

/** The stored files behind rows of the library; those that lie with others are left out. */
async function* filesOf(shop: Shop, rows: readonly { name: string | null; path: string | null }[]) {
  const own = rows.flatMap(({ name, path }) => (path === null ? [] : [{ path, name: named(name, path) }]));
  for (const [place, name] of distinctNames(own.map((row) => row.name)).entries()) {
    const file = await shop.files.open(own[place]?.path ?? "");
    if (file) yield { name, size: file.size, stream: () => file.stream() };
  }
}

/** A file's name for people, with the extension of what it is. */
function named(name: string | null, path: string) {
  const extension = /\.\w+$/.exec(path)?.[0] ?? "";
  const bare = (name ?? "").replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_").trim() || "file";
  return bare.toLowerCase().endsWith(extension) ? bare : `${bare}${extension}`;
}
