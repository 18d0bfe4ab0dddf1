import { CategoryType, listQueries, SwitchFilter } from "@shopkeeper/sdk";
import { listOf } from "../list";
import { categoryWith } from "./category-tree";

/** The kinds of library files, as in the address. */
export const LibraryKind = { image: "image", video: "video" } as const;
export type LibraryKind = (typeof LibraryKind)[keyof typeof LibraryKind];

/** The two views of the pictures. */
export const LibraryView = { grid: "grid", list: "list" } as const;
export type LibraryView = (typeof LibraryView)[keyof typeof LibraryView];

/** The orders of the library; the first one is omitted from the address. */
export const pictureOrders = {
  newest: { orderBy: undefined, order: undefined },
  oldest: { orderBy: "time", order: "asc" },
  nameUp: { orderBy: "name", order: "asc" },
  nameDown: { orderBy: "name", order: "desc" },
  largest: { orderBy: "size", order: "desc" },
  smallest: { orderBy: "size", order: "asc" },
} as const;
export type PictureOrder = keyof typeof pictureOrders;

/** The names of the orders. */
export const pictureOrderNames = [
  "newest",
  "oldest",
  "nameUp",
  "nameDown",
  "largest",
  "smallest",
] as const satisfies readonly PictureOrder[];

/** The order of a query. */
export const orderIn = ({ orderBy = "time", order = "desc" }: { orderBy?: string | undefined; order?: string | undefined }): PictureOrder =>
  pictureOrderNames.find((name) => pictureOrders[name].orderBy === orderBy && pictureOrders[name].order === order) ?? "newest";

/** The library as a page or in a dialog. */
export type LibraryMode = "page" | "dialog";

/** The page sizes of the library (specification, section 9). */
const pictureSizes = {
  page: [30, 60, 90, 120],
  dialog: [20, 40, 60, 80],
} as const satisfies Record<LibraryMode, readonly [number, ...number[]]>;

/** The file types of each kind, in wire format (specification, section 9). */
const attTypes = { image: "jpg,jpeg,gif,png,bmp,PNG,JPG", video: "video/mp4" } as const satisfies Record<LibraryKind, string>;

const libraryOf = (mode: LibraryMode) =>
  listOf(
    {
      operation: "listAttachments",
      fields: {
        ...listQueries.listAttachments.fields,
        pid: { kind: "id", min: 1 },
        kind: { kind: "code", codes: Object.values(LibraryKind) },
        view: { kind: "code", codes: Object.values(LibraryView) },
      },
    },
    {
      sizes: pictureSizes[mode],
      idName: "attId",
      kept: ["pid", "kind", "view", "orderBy", "order"],
      references: { pid: async (id, client) => categoryWith(await client.listPictureCategories(everyCategory), id) !== undefined },
      toInput: ({ kind = "image", view: _view, ...query }) => ({ query: { ...query, attType: attTypes[kind] } }),
    },
  );

/** The pictures and videos of the library, as a page and in a dialog; without a category all of them. */
export const library = { page: libraryOf("page"), dialog: libraryOf("dialog") };

/** Every picture category, enabled or disabled. */
export const everyCategory = { query: { type: CategoryType.attachment, status: SwitchFilter.all } } as const;
