import type { FailedCall } from "./audit-failures";
import type { Authenticated } from "./authenticate";
import type { Caller, CallingDevice } from "./call";
import { tokenOf } from "./caller";
import type { Engine } from "./engine";
import { isPermitted } from "./permissions";
import { memoryLimit, storedLimit } from "./rate-limits";
import { Refusal } from "../core/refusal";
import type { WireOperation } from "../contract/wire-schema";

/** Checks the permission and the rate limits of a call; refuses all others. */
export function admission({ database, ports: { clock }, authenticate, authenticateDevice, limits }: Engine) {
  const limitSession = memoryLimit(limits.session, clock);
  const limitDevice = memoryLimit(limits.device, clock);
  const limitAnonymous = memoryLimit(limits.anonymous, clock);

  /** The session of a call, undefined for a public operation; `call` receives it as soon as it is known. */
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

  return { admit, admitDevice };
}
