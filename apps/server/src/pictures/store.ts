import { AttachmentStorage } from "@shopkeeper/sdk/contract";
import { and, asc, desc, eq, inArray, not, type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { contains } from "../kit/contains";
import type { QueryOf } from "../contract/contract";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { listedAttachment, type AttachmentRow } from "./attachment-rows";
import { spaceStore } from "./space-store";
import { attachments } from "./tables";
import type { StoredPicture } from "./taken-file";

/** The filter of the library; `types` are those of `attType`. */
interface AttachmentFilter extends Pick<QueryOf<"listAttachments">, "pid" | "name" | "isUsed"> {
  types?: readonly string[];
}

type AttachmentOrder = Pick<QueryOf<"listAttachments">, "orderBy" | "order">;

/** A row to add. */
export interface NewAttachment {
  name: string;
  sha256: string;
  pid: number;
  stored: StoredPicture;
}

const ordered = { name: attachments.name, size: attachments.bytes, time: attachments.id };

/** The order of a query; equal rows are sorted newest first. */
const orderOf = ({ orderBy = "time", order = "desc" }: AttachmentOrder) => [
  (order === "asc" ? asc : desc)(ordered[orderBy]),
  desc(attachments.id),
];

/** The shop's library of pictures and videos. */
export const attachmentStore = (scope: Scope) => {
  const { db, merId, clock, files, totals } = scope;
  const own = eq(attachments.merId, merId);
  const space = spaceStore(scope);

  async function ofContent(sha256: string): Promise<AttachmentRow | undefined> {
    const [row] = await db
      .select()
      .from(attachments)
      .where(and(own, eq(attachments.sha256, sha256)));
    return row;
  }

  return {
    space,

    /** One page of the library, by default newest first. `isShown` holds for a path that something shows. */
    async page(filter: AttachmentFilter, query: PageQuery & AttachmentOrder, isShown: (path: SQLWrapper) => SQL) {
      const shown = filter.isUsed === undefined ? undefined : isShown(attachments.path);
      const where = and(
        own,
        shown && (filter.isUsed ? shown : not(shown)),
        filter.pid === undefined ? undefined : eq(attachments.pid, filter.pid),
        filter.types === undefined ? undefined : inArray(attachments.attType, [...filter.types]),
        filter.name === undefined ? undefined : contains(attachments.name, filter.name),
      );
      return readPage(query, {
        count: () => totals.of(`pictures:${JSON.stringify(filter)}`, () => db.$count(attachments, where)),
        async rows({ limit, offset }) {
          const rows = await db
            .select()
            .from(attachments)
            .where(where)
            .orderBy(...orderOf(query))
            .limit(limit)
            .offset(offset);
          return rows.map((row) => listedAttachment(row, files));
        },
      });
    },

    /** The row of the file that was uploaded with this content. */
    ofContent,

    /** The stored file with some content, if the library has it. */
    async storedOf(sha256: string): Promise<StoredPicture | undefined> {
      const row = await ofContent(sha256);
      if (!row || row.path === null) return undefined;
      return { path: row.path, attType: row.attType ?? "", bytes: row.bytes ?? 0, width: row.width, height: row.height };
    },

    async names(path: string) {
      const rows = await db
        .select({ id: attachments.id })
        .from(attachments)
        .where(and(own, eq(attachments.path, path)))
        .limit(1);
      return rows.length > 0;
    },

    /** The shop's rows with these ids, in the order of the ids. */
    async some(ids: readonly number[]): Promise<AttachmentRow[]> {
      if (ids.length === 0) return [];
      const rows = await db
        .select()
        .from(attachments)
        .where(and(own, inArray(attachments.id, [...ids])));
      const byId = new Map(rows.map((row) => [row.id, row]));
      return ids.flatMap((id) => byId.get(id) ?? []);
    },

    async atPath(path: string): Promise<AttachmentRow | undefined> {
      const [row] = await db
        .select()
        .from(attachments)
        .where(and(own, eq(attachments.path, path)))
        .limit(1);
      return row;
    },

    /** Adds a row; undefined when the library has its content already. */
    async add({ name, sha256, pid, stored }: NewAttachment): Promise<AttachmentRow | undefined> {
      const now = clock.now();
      const imageType = AttachmentStorage[files.storage];
      const [row] = await db
        .insert(attachments)
        .values({ merId, name, sha256, pid, ...stored, imageType, createTime: now, updateTime: now })
        .onConflictDoNothing({ target: [attachments.merId, attachments.sha256] })
        .returning();
      return row;
    },

    /** Deletes rows, and releases their files; false when one of the rows is missing. */
    async remove(ids: readonly number[]) {
      const gone = await db
        .delete(attachments)
        .where(and(own, inArray(attachments.id, [...ids])))
        .returning();
      if (gone.length < ids.length) return false;
      await space.release(
        gone.flatMap(({ path, bytes, sha256 }) => (path !== null && sha256 !== null ? [{ path, bytes: bytes ?? 0 }] : [])),
      );
      return true;
    },

    /** Moves rows into a category; false when one of them is missing. */
    move: (ids: readonly number[], pid: number) => change(ids, { pid }),

    /** Renames a row; false when it is missing. */
    rename: (id: number, name: string) => change([id], { name }),
  };

  async function change(ids: readonly number[], values: { pid?: number; name?: string }) {
    const changed = await db
      .update(attachments)
      .set({ ...values, updateTime: clock.now() })
      .where(and(own, inArray(attachments.id, [...ids])))
      .returning({ one: sql`1` });
    return changed.length === ids.length;
  }
};
