import { refusedRowTexts } from "@shopkeeper/sdk/rules/products";
import type { Download } from "../files/download";
import type { HandlersOf } from "../kernel/handlers";
import { Refusal } from "../core/refusal";
import { refusedSheet } from "./refused-sheet";
import { importKinds } from "./rights";

/** The calls on imports; a kind without permission is missing. */
export const importHandlers: HandlersOf<"imports"> = {
  async listImports({ query, shop, session }) {
    const page = await shop.imports.page(importKinds(session), query);
    const names = await shop.admins.names(page.list.map(({ adminId }) => adminId));
    return { ...page, list: page.list.map((row) => ({ ...row, adminName: names.get(row.adminId) ?? "" })) };
  },

  async reportRefusedRows({ body: { run, kind, rows }, shop, session }) {
    if (!importKinds(session).includes(kind)) throw new Refusal("forbidden");
    const known = await shop.imports.find(run.key);
    if (known && known.kind !== kind) throw new Refusal("missing");
    await shop.imports.note({ run, kind, accountId: session.accountId, rows: rows.map((row) => ({ ...row, isDone: false as const })) });
    return null;
  },

  async downloadRefusedRows({ query, shop, session, request }) {
    const { format = "xlsx" } = query;
    const found = await shop.imports.find(query.importKey);
    if (!found || !importKinds(session).includes(found.kind) || (await shop.imports.countRefused(found.key)) === 0)
      throw new Refusal("missing");
    const bare = found.name.replace(/\.\w+$/, "").replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, "_");
    const name = `${refusedRowTexts.file[request.language]} ${bare}.${format}`;
    return { name, format, sheet: await refusedSheet(shop, found, request.language) } satisfies Download;
  },
};
