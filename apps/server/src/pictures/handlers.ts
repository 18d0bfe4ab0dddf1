import type { HandlersOf } from "../kernel/handlers";
import { parseIds } from "../kit/id-list";
import { Refusal } from "../core/refusal";
import { searchText } from "../kit/search-text";
import type { Shop } from "../tenancy/shop";
import { listedAttachment } from "./attachment-rows";
import { wantedTypes } from "./attachment-types";
import { pictureCategoryHandlers } from "./category-handlers";
import type { PreparedPictures } from "./prepared";
import { uploadHandlers } from "./upload-handlers";

/** The calls on the shop's library. */
export const pictureHandlers: HandlersOf<"pictures", PreparedPictures> = {
  ...uploadHandlers,
  ...pictureCategoryHandlers,

  listAttachments: ({ query, shop }) =>
    shop.pictures.page(
      { pid: query.pid || undefined, types: wantedTypes(query.attType), name: searchText(query.name), isUsed: query.isUsed },
      query,
      shop.pictureUses.isShown,
    ),

  async findAttachment({ query, shop }) {
    const row = await shop.pictures.ofContent(query.sha256);
    return row ? listedAttachment(row, shop.files) : null;
  },

  async listAttachmentUses({ query, shop }) {
    const rows = await ownRows(shop, query.ids);
    const uses = await shop.pictureUses.of(rows.flatMap(({ path }) => path ?? []));
    return rows.map(({ id, path }) => {
      const found = (path === null ? undefined : uses.get(path)) ?? [];
      const totals = new Map(found.map(({ kind, picture, total }) => [`${kind} ${picture}`, total]));
      return {
        attId: id,
        uses: found.map((use) => ({ kind: use.kind, id: use.id, name: use.name })),
        count: [...totals.values()].reduce((sum, total) => sum + total, 0),
      };
    });
  },

  async deleteAttachments({ body, shop }) {
    if (!(await shop.pictures.remove(parseIds(body.ids)))) throw new Refusal("attachmentMissing");
    return null;
  },

  async moveAttachments({ body, shop }) {
    if (body.pid !== 0 && !(await shop.pictureCategories.holds(body.pid))) throw new Refusal("pictureCategoryMissing");
    if (!(await shop.pictures.move(parseIds(body.attrId), body.pid))) throw new Refusal("attachmentMissing");
    return null;
  },

  async renameAttachment({ body, shop }) {
    if (!(await shop.pictures.rename(body.attId, body.name))) throw new Refusal("attachmentMissing");
    return null;
  },

  uploadLocalMedia: ({ prepared }) => prepared,

  uploadMedia: ({ prepared }) => prepared,
};

async function ownRows(shop: Shop, ids: string) {
  const wanted = parseIds(ids);
  const rows = await shop.pictures.some(wanted);
  if (rows.length < wanted.length) throw new Refusal("attachmentMissing");
  return rows;
}
