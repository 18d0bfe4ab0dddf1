import { and, eq, gte, lt } from "drizzle-orm";
import { digest, keyedDigest } from "../core/digest";
import { fieldText } from "../core/field-messages";
import { idempotencyKeys } from "./tables";
import { invalidFields, Refusal } from "../core/refusal";
import { pruneAfter } from "../jobs/prune";
import type { Executor } from "../ports/database";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** The owner of a key, the digest of the key, and a digest of the request's content, keyed with the key. */
export interface WriteKey {
  merId: number;
  accountId: number;
  keyHash: string;
  bodyHash: string;
}

/** The first answer to a write. */
export interface StoredAnswer {
  status: number;
  answer: string;
}

/** Checks a key's form, and combines it with a digest of the whole request. */
export function writeKey(key: string, owner: { merId: number; accountId: number }, operation: string, request: unknown): WriteKey {
  if (!/^[\x21-\x7e]{1,128}$/.test(key)) throw invalidFields({ "Idempotency-Key": fieldText.brokenKey });
  return {
    ...owner,
    keyHash: digest(key),
    bodyHash: keyedDigest(key, JSON.stringify([operation, request])),
  };
}

const rowOf = ({ merId, accountId, keyHash }: WriteKey) =>
  and(eq(idempotencyKeys.merId, merId), eq(idempotencyKeys.accountId, accountId), eq(idempotencyKeys.keyHash, keyHash));

/**
 * Claims a key for this transaction, or returns the earlier answer of the same write.
 *
 * A second write with the key waits here until the first one has committed or rolled back; after the lock timeout it must retry (503).
 */
export async function claimKey(db: Executor, write: WriteKey, now: Date): Promise<StoredAnswer | undefined> {
  const fresh = { bodyHash: write.bodyHash, status: null, answer: null, createTime: now };
  const claimed = await db
    .insert(idempotencyKeys)
    .values({ merId: write.merId, accountId: write.accountId, keyHash: write.keyHash, ...fresh })
    .onConflictDoUpdate({
      target: [idempotencyKeys.merId, idempotencyKeys.accountId, idempotencyKeys.keyHash],
      set: fresh,
      setWhere: lt(idempotencyKeys.createTime, new Date(now.getTime() - KEPT_MS)),
    })
    .returning({ keyHash: idempotencyKeys.keyHash });
  if (claimed.length > 0) return undefined;
  return (await knownAnswer(db, write, now)) ?? { status: 500, answer: "" };
}

/** The answer of the same write within the last day; undefined for a key that is unused or whose write is still running. */
export async function knownAnswer(db: Executor, write: WriteKey, now: Date): Promise<StoredAnswer | undefined> {
  const isKept = gte(idempotencyKeys.createTime, new Date(now.getTime() - KEPT_MS));
  const [known] = await db
    .select()
    .from(idempotencyKeys)
    .where(and(rowOf(write), isKept));
  if (!known) return undefined;
  if (known.bodyHash !== write.bodyHash) throw new Refusal("keyReused");
  return { status: known.status ?? 500, answer: known.answer ?? "" };
}

/** Stores the answer of the write that claimed the key. */
export async function keepAnswer(db: Executor, write: WriteKey, { status, answer }: StoredAnswer) {
  await db.update(idempotencyKeys).set({ status, answer }).where(rowOf(write));
}

/** Deletes answers older than a day. */
export const pruneKeys = pruneAfter(KEPT_MS, { table: idempotencyKeys, merId: idempotencyKeys.merId, time: idempotencyKeys.createTime });
