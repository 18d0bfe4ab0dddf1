import { and, eq, gte, lt } from "drizzle-orm";
import { digest, keyedDigest } from "../core/digest";
import { fieldText } from "../core/field-messages";
import { idempotencyKeys } from "./tables";
import { invalidFields, Refusal } from "../core/refusal";
import { pruneAfter } from "../jobs/prune";
import type { Executor } from "../ports/database";

const KEPT_MS = 24 * 60 * 60 * 1000;

/** Whose key it is, its digest, and a digest of what was sent with it, made under the key. */
export interface WriteKey {
  merId: number;
  accountId: number;
  keyHash: string;
  bodyHash: string;
}

/** An answer as it was first given. */
export interface StoredAnswer {
  status: number;
  answer: string;
}

/** Checks a key's form, and joins it to a digest of the whole request. */
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
 * Takes a key for this transaction, or answers what the same write answered before.
 *
 * A second write with the key waits here until the first one has committed or given up; after the lock timeout it is told
 * to come again (503).
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

/** What the same write answered within the last day; undefined for a key that nobody used or that is still at work. */
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

/** Keeps the answer of the write that took the key. */
export async function keepAnswer(db: Executor, write: WriteKey, { status, answer }: StoredAnswer) {
  await db.update(idempotencyKeys).set({ status, answer }).where(rowOf(write));
}

/** Forgets answers older than a day. */
export const pruneKeys = pruneAfter(KEPT_MS, { table: idempotencyKeys, merId: idempotencyKeys.merId, time: idempotencyKeys.createTime });
