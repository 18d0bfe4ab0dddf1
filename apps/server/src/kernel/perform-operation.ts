import { memberOf } from "@shopkeeper/sdk/rules/core";
import { fileSuccess, success, type Answer } from "./answer";
import { doneOutcome } from "./audited-outcome";
import type { Authenticated } from "./authenticate";
import type { Call, Caller, CallingDevice } from "./call";
import type { OperationId } from "../contract/contract";
import { fileAnswer, isDownload } from "../files/download";
import type { Engine } from "./engine";
import { type Limiter, unlimited } from "./heavy-work";
import { writeKey } from "./idempotency";
import { namedFiles } from "../files/named-files";
import { storedLimit } from "./rate-limits";
import { Refusal } from "../core/refusal";
import type { RevisedCall } from "./revised-call";
import type { SentFile } from "../files/sent-file";
import { shopTurns } from "./shop-turns";
import { answersWarnings, namesPictures, type PictureCall, type TakenBody, takePictures } from "./take-pictures";
import { freshTotals, totalsCache } from "../tenancy/totals";
import { answerFault, type checkedRequest } from "../contract/validation";
import type { WireOperation } from "../contract/wire-schema";
import { isSettled, writeOnce } from "./write-once";
import type { Executor } from "../ports/database";

type AnyCall = Call<OperationId, never>;

/** The content of a request, as the contract has checked it. */
export type Input = ReturnType<typeof checkedRequest> & { file?: SentFile };

/** A request that was read and admitted. */
interface Received {
  operation: WireOperation;
  input: Input;
  who: Authenticated | undefined;
  device: CallingDevice | undefined;
  caller: Caller;
}

/** Requests of one shop that wait for a connection; a further one is refused. */
const MOST_WAITING = 500;
/** Longer answers are not validated against the contract, which would block all other requests. */
const MOST_CHECKED = 1_000_000;

/** Performs an admitted request: a read, a write in its transaction, or a dry run. */
export function operationPerformer(engine: Engine) {
  const { database, ports, handlers, preparations, openShop, openPlatform, limits } = engine;
  const { clock, random, files } = ports;
  // one shop uses at most half of the connections; the embedded database has only one
  const inShopTurn = shopTurns(Math.ceil(database.connections / 2), MOST_WAITING);
  const totalsOf = totalsCache({ seen: (isHit) => ports.telemetry.cache("totals", isHit) });
  const write = writeOnce(database, ports);

  /** The argument of the handler, bound to `db`; the contract has checked the input, so its types hold. */
  function callOn(db: Executor, received: Received, isWrite: boolean, prepared?: unknown): AnyCall {
    const { input, who, device, caller } = received;
    const platform = openPlatform({ db, clock, random });
    const merId = who?.session.merId ?? device?.merId;
    const totals = isWrite || merId === undefined ? freshTotals : totalsOf(merId, () => engine.revisionOf({ db, merId }));
    const shop = merId === undefined ? undefined : openShop({ db, merId, clock, files, totals, actor: who?.session.account });
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
    const fault = isChecked ? answerFault(operation, JSON.parse(answer.body)) : undefined;
    if (fault) throw new Error(`The answer breaks the contract: ${fault}`);
    return answer;
  }

  /** The handler's effect, the audit row and the raised revision; all of it or nothing. */
  async function effect(db: Executor, received: Received, prepared: unknown, pictures?: TakenBody) {
    const { operation, input, who, caller } = received;
    const call = callOn(db, received, true, prepared);
    if (call.shop) await pictures?.add(call.shop);
    const files = namedFiles(input.body);
    if (call.shop && files.length > 0 && !(await engine.keepFiles(call.shop, files))) throw new Refusal("attachmentMissing");
    const data = operation.revises
      ? await engine.revise(operation, call as unknown as RevisedCall, async () => handle(operation, call))
      : await handle(operation, call);
    const answer = answerOf(operation, withWarnings(operation, data, pictures));
    if (!who) return answer;
    const { session } = who;
    // in this order for every write: each locks a stripe of the shop until the transaction ends
    if (call.shop) await engine.raiseRevision(call.shop);
    const { id, method, path, isAudited } = operation;
    const audited = { operation: id, method, path, input, session, caller, outcome: doneOutcome(answer) };
    if (isAudited) await engine.audit({ db, merId: session.merId, clock }, audited);
    return answer;
  }

  /** The answer that a write would have; nothing of it is kept. */
  async function dryRun(received: Received): Promise<Answer> {
    try {
      return await database.transaction(async (db): Promise<Answer> => {
        throw new Tried(await effect(db, received, undefined));
      });
    } catch (ended) {
      if (ended instanceof Tried) return ended.answer;
      throw ended;
    }
  }

  return async function perform(received: Received, sent: string | null) {
    const { operation, input, who, caller } = received;
    const prepare = preparationOf(operation);
    const merId = who?.session.merId ?? received.device?.merId;
    const limiter: Limiter = merId === undefined || database.connections === 1 ? unlimited : (part) => inShopTurn(merId, part);
    if (operation.effect === "read") {
      const prepared = await prepare?.(callOn(database.db, received, false));
      return answerOf(operation, await limiter(async () => handle(operation, callOn(database.db, received, false, prepared))));
    }
    if (operation.isTried || (operation.canTry && memberOf(input.query, "dryRun") === true)) return limiter(() => dryRun(received));
    const key = sent !== null && who && !operation.isSecret ? writeKey(sent, who.session, operation.id, withoutFile(input)) : undefined;
    return write({
      caller,
      key,
      limiter,
      prepare: prepare || namesPictures(operation) ? () => prepareWrite(received, prepare) : undefined,
      effect: (db, ready) =>
        ready instanceof Ready ? effect(db, ready.received, ready.prepared, ready.pictures) : effect(db, received, undefined),
    });
  };

  /** Imports the pictures of other sites that a write refers to, then runs the operation's preparation. */
  async function prepareWrite(received: Received, prepare: ReturnType<typeof preparationOf>) {
    const call = callOn(database.db, received, false);
    const pictures =
      received.who && (await takePictures(received.operation, received.input.body, call as unknown as PictureCall, engine.takePicture));
    const next = pictures ? { ...received, input: { ...received.input, body: pictures.body } } : received;
    try {
      return new Ready(next, await prepare?.(callOn(database.db, next, false)), pictures);
    } catch (failure) {
      await pictures?.settle();
      throw failure;
    }
  }
}

/** A write that has been prepared. */
class Ready {
  constructor(
    readonly received: Received,
    readonly prepared: unknown,
    readonly pictures: TakenBody | undefined,
  ) {}

  async settle() {
    await this.pictures?.settle();
    if (isSettled(this.prepared)) await this.prepared.settle();
  }
}

/** The result of an operation, with warnings about pictures that could not be imported. */
function withWarnings(operation: WireOperation, data: unknown, pictures: TakenBody | undefined): unknown {
  const isWarned = pictures && pictures.warnings.length > 0 && answersWarnings(operation);
  return isWarned && typeof data === "object" && data !== null ? { ...data, warnings: pictures.warnings } : data;
}

/** Ends the transaction of a dry run. */
class Tried extends Error {
  constructor(readonly answer: Answer) {
    super("tried");
  }
}

/** The content of a request, with the digest of its file in place of the file. */
function withoutFile({ file, ...said }: Input) {
  return file ? { ...said, file: [file.name, file.content.sha256] } : said;
}
