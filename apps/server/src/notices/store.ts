import { NoticeKind, NoticeState, NoticeSubject, type Schema } from "@shopkeeper/sdk/contract";
import { wireTime } from "@shopkeeper/sdk/rules/time";
import { and, desc, eq, inArray, isNull, lte, not, notInArray, or, sql, type SQL } from "drizzle-orm";
import { readPage, type PageQuery } from "../kit/page";
import type { Scope } from "../tenancy/scope";
import { noticeReads, notices, noticeSwitches } from "./tables";

/** A reader of notices: an account, and the subjects that it may see. */
export interface Reader {
  accountId: number;
  subjects: readonly Schema<"NoticeSubject">[];
}

type Kind = Schema<"NoticeKind">;

/** The shop's notices, as its people see and read them. */
export const noticeStore = ({ db, merId }: Scope) => {
  const isReadBy = (accountId: number) =>
    // with the names of the tables: Drizzle omits them in a list of columns
    sql<boolean>`exists (select 1 from ${noticeReads} as own where own.mer_id = ${merId}
      and own.notice_id = ${notices}.id and own.account_id = ${accountId})`;
  const ownSwitches = (accountId: number) => and(eq(noticeSwitches.merId, merId), eq(noticeSwitches.accountId, accountId));

  /** Notices whose subject the account may see, for everybody or for it, and of a kind that it has not switched off. */
  function seenBy({ accountId, subjects }: Reader, kind?: Kind): SQL | undefined {
    const off = db.select({ kind: noticeSwitches.kind }).from(noticeSwitches).where(ownSwitches(accountId));
    return and(
      eq(notices.merId, merId),
      subjects.length === 0 ? sql`false` : inArray(notices.subject, [...subjects]),
      or(isNull(notices.accountId), eq(notices.accountId, accountId)),
      notInArray(notices.kind, off),
      kind && eq(notices.kind, kind),
    );
  }

  return {
    /** One page of notices, newest first. */
    page(reader: Reader, { kind, state }: { kind?: Kind; state?: Schema<"NoticeState"> }, query: PageQuery) {
      const isRead = isReadBy(reader.accountId);
      const where = and(seenBy(reader, kind), state === undefined ? undefined : state === NoticeState.read ? isRead : not(isRead));
      return readPage(query, {
        count: () => db.$count(notices, where),
        async rows({ limit, offset }) {
          const rows = await db
            .select({ row: notices, isRead })
            .from(notices)
            .where(where)
            .orderBy(desc(notices.id))
            .limit(limit)
            .offset(offset);
          return rows.flatMap(({ row, ...read }) => wireNotice(row, read.isRead));
        },
      });
    },

    countUnread: (reader: Reader) => db.$count(notices, and(seenBy(reader), not(isReadBy(reader.accountId)))),

    /** A notice that the account may see. */
    async find(reader: Reader, id: number) {
      const [row] = await db
        .select()
        .from(notices)
        .where(and(seenBy(reader), eq(notices.id, id)));
      return row && wireNotice(row, true)[0];
    },

    /** Marks a notice as read by an account that may see it. */
    read: ({ accountId }: Reader, noticeId: number) => db.insert(noticeReads).values({ merId, accountId, noticeId }).onConflictDoNothing(),

    /** Marks notices up to an id as read, of a kind or all. */
    async readUntil(reader: Reader, until: number, kind?: Kind) {
      const { accountId } = reader;
      const seen = db
        .select({ merId: notices.merId, accountId: sql<number>`${accountId}::bigint`.as("account_id"), noticeId: notices.id })
        .from(notices)
        .where(and(seenBy(reader, kind), lte(notices.id, until)));
      await db.insert(noticeReads).select(seen).onConflictDoNothing();
    },

    async kindsOff(accountId: number) {
      const rows = await db.select({ kind: noticeSwitches.kind }).from(noticeSwitches).where(ownSwitches(accountId));
      return new Set(rows.map(({ kind }) => kind));
    },

    async switchKind(accountId: number, kind: Kind, isOn: boolean) {
      if (isOn) await db.delete(noticeSwitches).where(and(ownSwitches(accountId), eq(noticeSwitches.kind, kind)));
      else await db.insert(noticeSwitches).values({ merId, accountId, kind }).onConflictDoNothing();
    },
  };
};

/** A notice for the response, as a list; empty for a kind that this version does not know. */
function wireNotice({ id, subjectId, params, createTime, ...row }: typeof notices.$inferSelect, isRead: boolean): Schema<"Notice">[] {
  const kind = Object.values(NoticeKind).find((known) => known === row.kind);
  const subject = Object.values(NoticeSubject).find((known) => known === row.subject);
  return kind && subject ? [{ id, kind, subject, subjectId, params, isRead, createTime: wireTime(createTime) }] : [];
}
