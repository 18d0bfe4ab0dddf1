import { sqlState, type Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import { fileSuccess, refused, success, successBody, type Answer } from "./answer";
import type { Authenticate, Authenticated } from "./authenticate";
import { auditFailures, type FailedCall } from "./audit-failures";
import type { AuditedCall } from "./audited-call";
import { doneOutcome } from "./audited-outcome";
import type { Call, Caller } from "./call";
import { tokenOf } from "./caller";
import type { OperationId } from "./contract";
import { fileAnswer, isDownload } from "./download";
import type { Handlers, SomePreparations } from "./handlers";
import { claimKey, keepAnswer, knownAnswer, type StoredAnswer, writeKey, type WriteKey } from "./idempotency";
import { isPermitted } from "./permissions";
import type { Platform, ServerState } from "./platform";
import type { PlatformScope } from "./platform-scope";
import { memoryLimit, storedLimit, type Limits } from "./rate-limits";
import { Refusal } from "./refusal";
import { readInput } from "./request-input";
import { receiveFile, type SentFile } from "./sent-file";
import type { Executor, Scope } from "./scope";
import type { Shop } from "./shop";
import { freshTotals, totalsCache } from "./totals";
import type { UploadLimits } from "./upload-limits";
import type { Validation } from "./validation";
import type { WireOperation } from "./wire-schema";

/** What operations run on. */
export interface Engine {
  database: Database;
  ports: Ports;
  handlers: Handlers;
  preparations: SomePreparations;
  openShop(scope: Scope): Shop;
  openPlatform(scope: PlatformScope): Platform;
  authenticate: Authenticate;
  /** Keeps a call in the log of its shop, within the transaction of the call. */
  audit(scope: Pick<Scope, "db" | "merId" | "clock">, audited: AuditedCall): Promise<void>;
  /** Drops the remembered totals of a shop, within the transaction that changed it. */
  raiseRevision(shop: Shop): Promise<void>;
  validation: Validation;
  limits: Limits;
  state: Readonly<ServerState>;
  /** Answers are held against the contract too; on in tests and development. */
  checksAnswers: boolean;
}

type AnyCall = Call<OperationId, never>;
type Input = ReturnType<Validation["request"]> & { file?: SentFile };

const RETRIED_STATES = new Set(["40001", "40P01"]);
const TRIES = 4;

/** Runs one operation of the contract for one request, from the session check to the answer. */
export function operationRunner(engine: Engine) {
  const { database, ports, handlers, preparations, openShop, openPlatform, authenticate, validation, limits, state } = engine;
  const { clock, random, files, spool } = ports;
  const limitSession = memoryLimit(limits.session, clock);
  const limitAnonymous = memoryLimit(limits.anonymous, clock);
  const auditFailure = auditFailures({ database, ports, allowance: limits.failures, audit: engine.audit });
  const totalsOf = totalsCache();

  async function admit(operation: WireOperation, request: Request, caller: Caller, call: FailedCall): Promise<Authenticated | undefined> {
    if (operation.isPublic) {
      if (operation.effect === "write") await storedLimit(database.db, clock, `${operation.id}:${caller.addressBlock}`, limits.tight);
      else limitAnonymous(caller.addressBlock);
      return undefined;
    }
    try {
      const who = (call.who = await authenticate(tokenOf(request), caller.language));
      limitSession(String(who.session.id));
      if (!isPermitted(who.session, operation.permission)) throw new Refusal("forbidden");
      if (operation.limit) await storedLimit(database.db, clock, `${operation.limit}:${who.session.merId}`, limits[operation.limit]);
      if (operation.fileField) await storedLimit(database.db, clock, `upload:${who.session.merId}`, limits.upload);
      return who;
    } catch (failure) {
      if (failure instanceof Refusal && failure.key === "unauthorized") limitAnonymous(caller.addressBlock);
      throw failure;
    }
  }

  /** The call as its handler sees it, bound to `db`; the contract has checked the input, so its types hold. */
  function callOn(
    operation: WireOperation,
    db: Executor,
    input: Input,
    who: Authenticated | undefined,
    caller: Caller,
    isWrite: boolean,
    prepared?: unknown,
  ): AnyCall {
    const platform = openPlatform({ db, clock, random });
    const merId = who?.session.merId;
    const totals = isWrite || merId === undefined ? freshTotals : totalsOf(merId, who?.revision ?? 0);
    const shop = merId === undefined ? undefined : openShop({ db, merId, clock, files, totals });
    const auditRead = async () => who && noteRead(operation, input, who, caller);
    return { ...input, session: who?.session, shop, platform, request: caller, prepared, auditRead } as AnyCall;
  }

  async function noteRead({ id, method, path }: WireOperation, input: Input, { session }: Authenticated, caller: Caller) {
    const { merId, accountId } = session;
    await storedLimit(database.db, clock, `sensitive:${accountId}`, limits.sensitive);
    const outcome = { isFailed: false, code: 200, answer: "", error: "" };
    const audited = { operation: id, method, path, input, session, caller, outcome };
    await database.transaction((db) => engine.audit({ db, merId, clock }, audited));
  }

  const handle = (operation: WireOperation, call: AnyCall): unknown =>
    (handlers as unknown as Record<string, (call: AnyCall) => unknown>)[operation.id]?.(call);

  const preparationOf = ({ id }: WireOperation) =>
    (preparations as unknown as Record<string, ((call: AnyCall) => Promise<unknown>) | undefined>)[id];

  function answerOf(operation: WireOperation, data: unknown): Answer {
    if (!operation.answer && isDownload(data)) return fileSuccess(fileAnswer(data, ports));
    const fault = engine.checksAnswers ? validation.answerFault(operation, JSON.parse(JSON.stringify(successBody(data)))) : undefined;
    if (fault) throw new Error(`The answer breaks the contract: ${fault}`);
    return success(data);
  }

  /** The handler's effect, the audit row and the raised revision; all of it or nothing. */
  async function effect(
    db: Executor,
    operation: WireOperation,
    input: Input,
    who: Authenticated | undefined,
    caller: Caller,
    prepared: unknown,
  ) {
    const call = callOn(operation, db, input, who, caller, true, prepared);
    const answer = answerOf(operation, await handle(operation, call));
    if (!who) return answer;
    const { session } = who;
    // in this order for every write: both lock a row of the shop
    if (call.shop) await engine.raiseRevision(call.shop);
    const { id, method, path, isAudited } = operation;
    const audited = { operation: id, method, path, input, session, caller, outcome: doneOutcome(answer) };
    if (isAudited) await engine.audit({ db, merId: session.merId, clock }, audited);
    return answer;
  }

  async function writeOnce(
    operation: WireOperation,
    input: Input,
    who: Authenticated | undefined,
    caller: Caller,
    key: WriteKey | undefined,
  ) {
    const prepare = preparationOf(operation);
    // a preparation has effects of its own, which a repeated call must not have again
    const known = prepare && key && (await knownAnswer(database.db, key, clock.now()));
    if (known) return replayed(known);
    const prepared = await prepare?.(callOn(operation, database.db, input, who, caller, false));
    try {
      return await commit(operation, input, who, caller, key, prepared);
    } finally {
      if (isSettled(prepared)) await prepared.settle();
    }
  }

  function commit(
    operation: WireOperation,
    input: Input,
    who: Authenticated | undefined,
    caller: Caller,
    key: WriteKey | undefined,
    prepared: unknown,
  ) {
    return database.transaction(async (transaction): Promise<Answer> => {
      const known = key && (await claimKey(transaction, key, clock.now()));
      if (known) return replayed(known);
      const run = (db: Executor) => effect(db, operation, input, who, caller, prepared);
      if (!key) return run(transaction);
      const answer = await rollBack(run, transaction, caller);
      await keepAnswer(transaction, key, { status: answer.status, answer: answer.body });
      return answer;
    });
  }

  async function write(operation: WireOperation, input: Input, who: Authenticated | undefined, caller: Caller, key: WriteKey | undefined) {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await writeOnce(operation, input, who, caller, key);
      } catch (failure) {
        if (attempt === TRIES || !RETRIED_STATES.has(sqlState(failure) ?? "")) throw failure;
      }
    }
  }

  return async (operation: WireOperation, request: Request, path: Readonly<Record<string, string>>, caller: Caller): Promise<Answer> => {
    const call: FailedCall = { input: { path } };
    try {
      const answer = await run(operation, request, path, caller, call);
      if (answer.refusal) await auditFailure(operation, call, answer.refusal, caller);
      return answer;
    } catch (failure) {
      await auditFailure(operation, call, failure, caller);
      throw failure;
    }
  };

  /** Fills `call` with what is known of the call, also when it ends in a failure. */
  async function run(
    operation: WireOperation,
    request: Request,
    path: Readonly<Record<string, string>>,
    caller: Caller,
    call: FailedCall,
  ): Promise<Answer> {
    const who = await admit(operation, request, caller, call);
    const raw = await readInput(operation, request, path);
    call.input = raw;
    const input: Input = validation.request(operation, raw);
    if (operation.fileField) input.file = await receiveFile(request, operation.fileField, maxBytesOf(operation, state.uploads), spool);
    try {
      return await perform(operation, input, who, caller, request.headers.get("idempotency-key"));
    } finally {
      await input.file?.content.drop();
    }
  }

  async function perform(operation: WireOperation, input: Input, who: Authenticated | undefined, caller: Caller, sent: string | null) {
    if (operation.effect === "read")
      return answerOf(operation, await handle(operation, callOn(operation, database.db, input, who, caller, false)));
    const key = sent !== null && who ? writeKey(sent, who.session, operation.id, withoutFile(input)) : undefined;
    return write(operation, input, who, caller, key);
  }
}

/** Runs `work` behind a savepoint, so that a refusal takes back what it wrote and the key stays taken. */
async function rollBack(work: (db: Executor) => Promise<Answer>, transaction: Executor, caller: Caller): Promise<Answer> {
  try {
    return await transaction.transaction(work);
  } catch (failure) {
    if (failure instanceof Refusal) return refused(failure, caller);
    throw failure;
  }
}

const replayed = ({ status, answer }: StoredAnswer): Answer => ({ status, body: answer, headers: { "Idempotency-Replayed": "true" } });

/** What a request says, with its file as the digest that stands for it. */
function withoutFile({ file, ...said }: Input) {
  return file ? { ...said, file: [file.name, file.content.sha256] } : said;
}

const maxBytesOf = ({ id }: WireOperation, { imageBytes, videoBytes }: UploadLimits) =>
  id === "uploadImage" ? imageBytes : Math.max(imageBytes, videoBytes);

/** Whether a preparation wants to know when its transaction is over, however it ended. */
const isSettled = (prepared: unknown): prepared is { settle(): Promise<void> } =>
  typeof prepared === "object" && prepared !== null && "settle" in prepared;
