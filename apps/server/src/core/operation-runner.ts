import type { Database } from "../ports/database";
import type { Ports } from "../ports/ports";
import { fileSuccess, success, type Answer } from "./answer";
import type { Authenticate, Authenticated, AuthenticateDevice } from "./authenticate";
import { auditFailures, type FailedCall } from "./audit-failures";
import type { AuditedCall } from "./audited-call";
import { doneOutcome } from "./audited-outcome";
import { bodyBytes } from "./body-bytes";
import { bodyIntake, type BodyLimits } from "./body-intake";
import type { Call, Caller, CallingDevice } from "./call";
import { tokenOf } from "./caller";
import type { OperationId } from "./contract";
import { fileAnswer, isDownload } from "./download";
import type { Handlers, SomePreparations } from "./handlers";
import { heavyQueue, isHeavy, openGate, type Gate, type HeavyLimits } from "./heavy-work";
import { writeKey } from "./idempotency";
import { namedFiles } from "./named-files";
import { isPermitted } from "./permissions";
import type { Platform, ServerState } from "./platform";
import type { PlatformScope } from "./platform-scope";
import { memoryLimit, storedLimit, type Limits } from "./rate-limits";
import { Refusal } from "./refusal";
import { requestInput } from "./request-input";
import type { RevisedCall } from "./revised-call";
import { receiveFile, type SentFile } from "./sent-file";
import type { Executor, Scope } from "./scope";
import type { Shop } from "./shop";
import { shopTurns } from "./shop-turns";
import { freshTotals, totalsCache } from "./totals";
import type { UploadLimits } from "./upload-limits";
import type { Validation } from "./validation";
import type { WireOperation } from "./wire-schema";
import { writeOnce } from "./write-once";
import { pause } from "./yield-every";

/** What operations run on. */
export interface Engine {
  database: Database;
  ports: Ports;
  handlers: Handlers;
  preparations: SomePreparations;
  openShop(scope: Scope): Shop;
  openPlatform(scope: PlatformScope): Platform;
  authenticate: Authenticate;
  authenticateDevice: AuthenticateDevice;
  /** Keeps a call in the log of its shop, within the transaction of the call. */
  audit(scope: Pick<Scope, "db" | "merId" | "clock">, audited: AuditedCall): Promise<void>;
  /** Runs a write, and keeps what it changed of the records that it revises, within the transaction of the call. */
  revise(operation: WireOperation, call: RevisedCall, work: () => unknown): Promise<unknown>;
  /** Holds files that a write names, within the transaction of the call; false when one is gone. */
  keepFiles(shop: Shop, paths: readonly string[]): Promise<boolean>;
  /** Drops the remembered totals of a shop, within the transaction that changed it. */
  raiseRevision(shop: Shop): Promise<void>;
  validation: Validation;
  limits: Limits;
  bodies: BodyLimits;
  heavy: HeavyLimits;
  state: Readonly<ServerState>;
  /** Answers are held against the contract too; on in tests and development. */
  checksAnswers: boolean;
}

type AnyCall = Call<OperationId, never>;
type Input = ReturnType<Validation["request"]> & { file?: SentFile };

/** A request that was read and admitted. */
interface Received {
  operation: WireOperation;
  input: Input;
  who: Authenticated | undefined;
  device: CallingDevice | undefined;
  caller: Caller;
}

/** Between the steps of a longer body other requests are answered. */
const LARGE_BODY = 128 * 1024;
/** Requests of one shop that wait for a connection; a further one is refused. */
const MOST_WAITING = 500;
/** Longer answers are not held against the contract, which would hold up every other request. */
const MOST_CHECKED = 1_000_000;

/** Runs one operation of the contract for one request, from the session check to the answer. */
export function operationRunner(engine: Engine) {
  const { database, ports, handlers, preparations, openShop, openPlatform, authenticate, authenticateDevice, validation, limits, state } =
    engine;
  const { clock, random, files, spool } = ports;
  const limitSession = memoryLimit(limits.session, clock);
  const limitDevice = memoryLimit(limits.device, clock);
  const limitAnonymous = memoryLimit(limits.anonymous, clock);
  const auditFailure = auditFailures({ database, ports, allowance: limits.failures, audit: engine.audit });
  const withBody = bodyIntake(engine.bodies);
  const inTurn = heavyQueue(engine.heavy);
  // one shop holds at most half of the connections; of the embedded database there is but one
  const inShopTurn = shopTurns(Math.ceil(database.connections / 2), MOST_WAITING);
  const totalsOf = totalsCache();
  const write = writeOnce(database, clock);

  async function admit(operation: WireOperation, request: Request, caller: Caller, call: FailedCall): Promise<Authenticated | undefined> {
    if (operation.isPublic) {
      if (operation.effect === "write") await storedLimit(database.db, clock, `${operation.id}:${caller.addressBlock}`, limits.tight);
      else limitAnonymous(caller.addressBlock);
      return undefined;
    }
    try {
      const who = (call.who = await authenticate(tokenOf(request), caller));
      limitSession(who.session.key);
      if (who.session.isTemporary && !operation.takesTemporaryPassword) throw new Refusal("passwordTemporary");
      if (who.session.isService && operation.isPersonOnly) throw new Refusal("personOnly");
      if (!isPermitted(who.session, operation.permission)) throw new Refusal("forbidden");
      if (operation.limit) await storedLimit(database.db, clock, `${operation.limit}:${who.session.merId}`, limits[operation.limit]);
      if (operation.fileField) await storedLimit(database.db, clock, `upload:${who.session.merId}`, limits.upload);
      return who;
    } catch (failure) {
      if (failure instanceof Refusal && failure.key === "unauthorized") limitAnonymous(caller.addressBlock);
      throw failure;
    }
  }

  async function admitDevice(request: Request, caller: Caller): Promise<CallingDevice> {
    try {
      const device = await authenticateDevice(tokenOf(request));
      limitDevice(String(device.id));
      return device;
    } catch (failure) {
      if (failure instanceof Refusal && failure.status === 401) limitAnonymous(caller.addressBlock);
      throw failure;
    }
  }

  /** The call as its handler sees it, bound to `db`; the contract has checked the input, so its types hold. */
  function callOn(db: Executor, received: Received, isWrite: boolean, prepared?: unknown): AnyCall {
    const { input, who, device, caller } = received;
    const platform = openPlatform({ db, clock, random });
    const merId = who?.session.merId ?? device?.merId;
    const totals = isWrite || merId === undefined ? freshTotals : totalsOf(merId, who?.revision ?? 0);
    const shop = merId === undefined ? undefined : openShop({ db, merId, clock, files, totals });
    const auditRead = async () => who && noteRead(received, who);
    return { ...input, session: who?.session, device, shop, platform, request: caller, prepared, auditRead } as AnyCall;
  }

  async function noteRead({ operation: { id, method, path }, input, caller }: Received, { session }: Authenticated) {
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
    const answer = success(data);
    const isChecked = engine.checksAnswers && answer.body.length <= MOST_CHECKED;
    const fault = isChecked ? validation.answerFault(operation, JSON.parse(answer.body)) : undefined;
    if (fault) throw new Error(`The answer breaks the contract: ${fault}`);
    return answer;
  }

  /** The handler's effect, the audit row and the raised revision; all of it or nothing. */
  async function effect(db: Executor, received: Received, prepared: unknown) {
    const { operation, input, who, caller } = received;
    const call = callOn(db, received, true, prepared);
    const files = namedFiles(input.body);
    if (call.shop && files.length > 0 && !(await engine.keepFiles(call.shop, files))) throw new Refusal("attachmentMissing");
    const data = operation.revises
      ? await engine.revise(operation, call as unknown as RevisedCall, async () => handle(operation, call))
      : await handle(operation, call);
    const answer = answerOf(operation, data);
    if (!who) return answer;
    const { session } = who;
    // in this order for every write: both lock a row of the shop
    if (call.shop) await engine.raiseRevision(call.shop);
    const { id, method, path, isAudited } = operation;
    const audited = { operation: id, method, path, input, session, caller, outcome: doneOutcome(answer) };
    if (isAudited) await engine.audit({ db, merId: session.merId, clock }, audited);
    return answer;
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
    const device = operation.isDevice ? await admitDevice(request, caller) : undefined;
    const who = operation.isDevice ? undefined : await admit(operation, request, caller, call);
    const answer = async (bytes: Uint8Array) => {
      const raw = requestInput(operation, request, path, bytes);
      call.input = raw;
      if (bytes.length > LARGE_BODY) await pause();
      const input: Input = validation.request(operation, raw);
      if (bytes.length > LARGE_BODY) await pause();
      if (operation.fileField) input.file = await receiveFile(request, operation.fileField, maxBytesOf(operation, state.uploads), spool);
      try {
        return await perform({ operation, input, who, device, caller }, request.headers.get("idempotency-key"));
      } finally {
        await input.file?.content.drop();
      }
    };
    const take = (gate: Gate) =>
      operation.body ? withBody(request, bodyBytes(operation), (bytes) => gate(() => answer(bytes))) : gate(() => answer(new Uint8Array()));
    return who && isHeavy(operation, request) ? inTurn(who.session.merId, take) : take(openGate);
  }

  /** What a write would answer; nothing of it stays. */
  async function tryOut(received: Received): Promise<Answer> {
    try {
      return await database.transaction(async (db): Promise<Answer> => {
        throw new Tried(await effect(db, received, undefined));
      });
    } catch (ended) {
      if (ended instanceof Tried) return ended.answer;
      throw ended;
    }
  }

  async function perform(received: Received, sent: string | null) {
    const { operation, input, who, caller } = received;
    const prepare = preparationOf(operation);
    const merId = who?.session.merId ?? received.device?.merId;
    const gate: Gate = merId === undefined || database.connections === 1 ? openGate : (part) => inShopTurn(merId, part);
    if (operation.effect === "read") {
      const prepared = await prepare?.(callOn(database.db, received, false));
      return answerOf(operation, await gate(async () => handle(operation, callOn(database.db, received, false, prepared))));
    }
    if (operation.isTried || (operation.revises && Reflect.get(input.query as object, "dryRun") === true))
      return gate(() => tryOut(received));
    const key = sent !== null && who && !operation.isSecret ? writeKey(sent, who.session, operation.id, withoutFile(input)) : undefined;
    return write({
      caller,
      key,
      gate,
      prepare: prepare && (() => prepare(callOn(database.db, received, false))),
      effect: (db, prepared) => effect(db, received, prepared),
    });
  }
}

/** Ends the transaction of a write that is only tried. */
class Tried extends Error {
  constructor(readonly answer: Answer) {
    super("tried");
  }
}

/** What a request says, with its file as the digest that stands for it. */
function withoutFile({ file, ...said }: Input) {
  return file ? { ...said, file: [file.name, file.content.sha256] } : said;
}

const maxBytesOf = ({ id }: WireOperation, { imageBytes, videoBytes }: UploadLimits) =>
  id === "uploadFile" ? Math.max(imageBytes, videoBytes) : imageBytes;
