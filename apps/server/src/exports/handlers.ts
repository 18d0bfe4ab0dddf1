import { wireDay } from "@shopkeeper/sdk/rules/time";
import type { Download } from "../files/download";
import type { HandlersOf } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { Refusal } from "../core/refusal";
import type { Shop } from "../tenancy/shop";
import type { SheetCell } from "../ports/spreadsheets";
import { distinctNames } from "./distinct-names";
import { keptBytes } from "./keep-file";
import { exportMessages as messages } from "./messages";
import { exportKinds, mayExport } from "./rights";

/** The calls that export files. */
export const exportHandlers: HandlersOf<"exports"> = {
  async downloadExport({ query, shop, session, platform, request }) {
    const { fileName } = query;
    const found = await shop.exports.find(fileName);
    // a kind without permission is missing, as in the list
    if (!found || !mayExport(session, found.kind)) throw new Refusal("exportMissing");
    const { name, path, format } = found;
    const file = path === null ? undefined : await shop.files.open(path);
    if (file) return query.delete ? { name, file: { ...file, stream: () => forgetting(file.stream(), shop, fileName) } } : { name, file };
    const sheet = await platform.sheets.exported(shop, found, request.language);
    if (query.delete) return { name, format, sheet: { ...sheet, rows: afterwards(sheet.rows, () => forget(shop, fileName)) } };
    // a second reader during the writing gets the rows without storing them
    if (!(await shop.exports.hold(fileName))) return { name, format, sheet };
    const isReceived = found.accountId === session.accountId;
    return { name, format, sheet, keep: (ports) => keptBytes(shop, { fileName, sheet, format, isReceived }, ports) };
  },

  async listExports({ query, shop, session }) {
    const kinds = exportKinds(session).filter((kind) => query.type === undefined || kind === query.type);
    const page = await shop.exports.page(kinds, query);
    const names = await shop.admins.names(page.list.map(({ adminId }) => adminId));
    return { ...page, list: page.list.map((row) => ({ ...row, adminName: names.get(row.adminId) ?? "" })) };
  },

  async deleteExport({ body, shop, session }) {
    const found = await shop.exports.find(body.fileName);
    // a kind without permission is missing, as in the list
    if (!found || !mayExport(session, found.kind)) throw new Refusal("exportMissing");
    await forget(shop, body.fileName);
    return null;
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

/** Deletes a spreadsheet and its file. */
async function forget(shop: Shop, fileName: string) {
  const path = await shop.exports.remove(fileName);
  if (path) await shop.files.remove(path);
}

/** The bytes of a stored spreadsheet, which is deleted after the last byte was read. */
const forgetting = (stream: ReadableStream<Uint8Array<ArrayBuffer>>, shop: Shop, fileName: string) =>
  stream.pipeThrough(new TransformStream({ flush: () => forget(shop, fileName) }));

/** The rows, then `work` after the last of them was read. */
async function* afterwards(rows: AsyncIterable<readonly SheetCell[]>, work: () => Promise<void>) {
  yield* rows;
  await work();
}

/** The stored files of library rows; external files are left out. */
async function* filesOf(shop: Shop, rows: readonly { name: string | null; path: string | null }[]) {
  const own = rows.flatMap(({ name, path }) => (path === null ? [] : [{ path, name: named(name, path) }]));
  for (const [place, name] of distinctNames(own.map((row) => row.name)).entries()) {
    const file = await shop.files.open(own[place]?.path ?? "");
    if (file) yield { name, size: file.size, stream: () => file.stream() };
  }
}

/** A file's display name, with the extension of its stored path. */
function named(name: string | null, path: string) {
  const extension = /\.\w+$/.exec(path)?.[0] ?? "";
  const bare = (name ?? "").replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_").trim() || "file";
  return bare.toLowerCase().endsWith(extension) ? bare : `${bare}${extension}`;
}
