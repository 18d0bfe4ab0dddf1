import { admission } from "./admission";
import type { Answer } from "./answer";
import { auditFailures, type FailedCall } from "./audit-failures";
import { bodyBytes } from "./body-bytes";
import { bodyIntake } from "./body-intake";
import type { Caller } from "./call";
import type { Engine } from "./engine";
import { heavyQueue, isHeavy, type Limiter, unlimited } from "./heavy-work";
import { type Input, operationPerformer } from "./perform-operation";
import { requestInput } from "../contract/request-input";
import { receiveFile } from "../files/sent-file";
import type { UploadLimits } from "../files/upload-limits";
import { checkedRequest } from "../contract/validation";
import type { WireOperation } from "../contract/wire-schema";
import { pause } from "../core/yield-every";

/** Between the steps of a larger body other requests are answered. */
const LARGE_BODY = 128 * 1024;

/** Runs one operation of the contract for one request, from the session check to the answer. */
export function operationRunner(engine: Engine) {
  const { database, ports, limits, state } = engine;
  const { admit, admitDevice } = admission(engine);
  const auditFailure = auditFailures({ database, ports, allowance: limits.failures, audit: engine.audit });
  const withBody = bodyIntake(engine.bodies);
  const inTurn = heavyQueue(engine.heavy);
  const perform = operationPerformer(engine);

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

  /** Fills `call` with the known parts of the call, also when it ends in a failure. */
  async function run(
    operation: WireOperation,
    request: Request,
    path: Readonly<Record<string, string>>,
    caller: Caller,
    call: FailedCall,
  ): Promise<Answer> {
    const device = operation.isDevice ? await admitDevice(request, caller) : undefined;
    const who = operation.isDevice ? undefined : await admit(operation, request, caller, call);
    const merId = who?.session.merId ?? device?.merId;
    if (merId !== undefined) ports.telemetry.shop(merId);
    const answer = async (bytes: Uint8Array) => {
      const raw = requestInput(operation, request, path, bytes);
      call.input = raw;
      if (bytes.length > LARGE_BODY) await pause();
      const input: Input = checkedRequest(operation, raw);
      if (bytes.length > LARGE_BODY) await pause();
      if (operation.fileField)
        input.file = await receiveFile(request, operation.fileField, maxBytesOf(operation, state.uploads), ports.spool);
      try {
        return await perform({ operation, input, who, device, caller }, request.headers.get("idempotency-key"));
      } finally {
        await input.file?.content.drop();
      }
    };
    const take = (limiter: Limiter) =>
      operation.body
        ? withBody(request, bodyBytes(operation), (bytes) => limiter(() => answer(bytes)))
        : limiter(() => answer(new Uint8Array()));
    return who && isHeavy(operation, request) ? inTurn(who.session.merId, take) : take(unlimited);
  }
}

const maxBytesOf = ({ id }: WireOperation, { imageBytes, videoBytes }: UploadLimits) =>
  id === "uploadFile" ? Math.max(imageBytes, videoBytes) : imageBytes;
