import { limits } from "@shopkeeper/sdk";
import * as z from "zod/mini";
import { codeField, idField, pageField, sizeField, textField } from "../core";

/** The two kinds of files that the library shows, as the address names them. */
export const LibraryKind = { image: "image", video: "video" } as const;
export type LibraryKind = (typeof LibraryKind)[keyof typeof LibraryKind];

/** The two ways that pictures are shown. */
export const LibraryView = { grid: "grid", list: "list" } as const;
export type LibraryView = (typeof LibraryView)[keyof typeof LibraryView];

/** A library that is a page of its own, or part of a dialog. */
export type LibraryMode = "page" | "dialog";

/** The page sizes of the library (specification, section 9). */
export const pictureSizes = {
  page: [30, 60, 90, 120],
  dialog: [20, 40, 60, 80],
} as const satisfies Record<LibraryMode, readonly [number, ...number[]]>;

/** The file types of each kind, as they travel (specification, section 9). */
const attTypes = { image: "jpg,jpeg,gif,png,bmp,PNG,JPG", video: "video/mp4" } as const satisfies Record<LibraryKind, string>;

const queryOf = (sizes: readonly [number, ...number[]]) =>
  z.object({
    page: pageField(),
    limit: sizeField(sizes),
    pid: idField(),
    kind: codeField(LibraryKind),
    view: codeField(LibraryView),
    name: textField(limits.listAttachments.name.maxLength),
  });

/** What a library may be asked; without a category it is all of them. */
export const pictureQuery = { page: queryOf(pictureSizes.page), dialog: queryOf(pictureSizes.dialog) };

/** What the server is asked for a page of the library. */
export function askedOf({ page, limit, kind = "image", pid, name }: z.infer<(typeof pictureQuery)[LibraryMode]>) {
  return { page, limit, attType: attTypes[kind], ...(pid && { pid }), ...(name && { name }) };
}

/** Every picture category, switched on or off. */
export const everyCategory = { query: { type: 2, status: -1 } } as const;
