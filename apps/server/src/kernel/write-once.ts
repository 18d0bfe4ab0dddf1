import { sqlState, type Database, type Executor } from "../ports/database";
import type { Clock } from "../ports/clock";
import type { Random } from "../ports/random";
import { refused, type Answer } from "./answer";
import type { Caller } from "./call";
import { once } from "../jobs/claims";
import { claimKey, keepAnswer, knownAnswer, type StoredAnswer, type WriteKey } from "./idempotency";
import type { Limiter } from "./heavy-work";
import { Refusal } from "../core/refusal";

/** One write: its preparation, its effect, and the key under which it is repeated. */
export interface Write {
  caller: Caller;
  key: WriteKey | undefined;
  /** Runs before the transaction, outside the database; its external effects are not repeated by a second call with the key. */
  prepare?: () => Promise<unknown>;
  /** Runs the transaction when its shop has room. */
  limiter: Limiter;
  /** All changes of the write, in one transaction. */
  effect(db: Executor, prepared: unknown): Promise<Answer>;
}

const RETRIED_STATES = new Set(["40001", "40P01"]);
const TRIES = 4;

/**
 * Performs writes, each in one transaction.
 *
 * A write whose key has an answer gets that answer again. A refusal is stored under its key as well; the write's changes until then are
 * rolled back. A preparation runs once: only the transaction is retried after a serialization failure, and a second call with its key waits
 * until the first has ended, also when another server prepares it.
 */
export function writeOnce(database: Database, { clock, random }: { clock: Clock; random: Random }) {
  const running = new Map<string, Promise<unknown>>();

  return (write: Write): Promise<Answer> => {
    if (!write.key) return prepared(write);
    const name = nameOf(write.key);
    const before = running.get(name);
    const answer = before ? before.then(() => prepared(write)) : prepared(write);
    const ended = answer.then(forget, forget);
    function forget() {
      if (running.get(name) === ended) running.delete(name);
    }
    running.set(name, ended);
    return answer;
  };

  async function prepared(write: Write): Promise<Answer> {
    const { prepare, key } = write;
    if (!prepare || !key) return carriedOut(write);
    const scope = { db: database.db, clock, random };
    const known = async () => {
      const found = await knownAnswer(database.db, key, clock.now());
      return found && replayed(found);
    };
    return once(scope, { name: `write:${nameOf(key)}`, known, work: () => carriedOut(write) });
  }

  async function carriedOut(write: Write) {
    const result = await write.prepare?.();
    try {
      return await committed(write, result);
    } finally {
      if (isSettled(result)) await result.settle();
    }
  }

  async function committed(write: Write, result: unknown) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await write.limiter(() => commit(write, result));
      } catch (failure) {
        if (attempt === TRIES || !RETRIED_STATES.has(sqlState(failure) ?? "")) throw failure;
      }
    }
  }

  function commit({ key, caller, effect }: Write, result: unknown) {
    return database.transaction(async (transaction): Promise<Answer> => {
      if (!key) return effect(transaction, result);
      const known = await claimKey(transaction, key, clock.now());
      if (known) return replayed(known);
      const answer = await rollBack((db) => effect(db, result), transaction, caller);
      await keepAnswer(transaction, key, { status: answer.status, answer: answer.body });
      return answer;
    });
  }
}

const nameOf = ({ merId, accountId, keyHash }: WriteKey) => `${merId}:${accountId}:${keyHash}`;

/** Runs `work` behind a savepoint, so that a refusal rolls back its writes and the key stays claimed. */
async function rollBack(work: (db: Executor) => Promise<Answer>, transaction: Executor, caller: Caller): Promise<Answer> {
  try {
    return await transaction.transaction(work);
  } catch (failure) {
    if (failure instanceof Refusal) return refused(failure, caller);
    throw failure;
  }
}

const replayed = ({ status, answer }: StoredAnswer): Answer => ({ status, body: answer, headers: { "Idempotency-Replayed": "true" } });

/** Whether the result of a preparation must be settled after its transaction, whatever the outcome. */
export const isSettled = (result: unknown): result is { settle(): Promise<void> } =>
  typeof result === "object" && result !== null && "settle" in result;
