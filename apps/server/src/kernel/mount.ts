import { Hono } from "hono";
import { isUnavailable } from "../ports/database";
import type { Ports } from "../ports/ports";
import { refused, responseOf, type Answer } from "./answer";
import type { Caller } from "./call";
import { callerOf } from "./caller";
import type { operationRunner } from "./operation-runner";
import { Refusal } from "../core/refusal";
import { securityHeaders, strictTransport } from "./security-headers";
import type { WireOperation } from "../contract/wire-schema";

/** The remote end of a request's connection. */
export interface Peer {
  address: string;
}

export interface MountOptions {
  operations: readonly WireOperation[];
  run: ReturnType<typeof operationRunner>;
  ports: Ports;
  trustsProxy: boolean;
}

const SLOW_MS = 1000;

/** The contract as a Hono app below /api: one route per operation, an answer in the envelope for everything else. */
export function mountContract({ operations, run, ports, trustsProxy }: MountOptions) {
  const app = new Hono<{ Bindings: Peer }>();
  const { logger, random, telemetry } = ports;
  const headers = Object.entries(securityHeaders(ports.files));

  app.use(async (context, next) => {
    await next();
    for (const [name, value] of headers) context.res.headers.set(name, value);
    if (trustsProxy && context.req.header("x-forwarded-proto") === "https")
      context.res.headers.set("Strict-Transport-Security", strictTransport);
  });

  const answer = (request: Request, peer: string, name: string, work: (caller: Caller) => Promise<Answer>, isRead = false) =>
    telemetry.request(name, request, () => respond(request, peer, name, work, isRead));

  async function respond(request: Request, peer: string, name: string, work: (caller: Caller) => Promise<Answer>, isRead: boolean) {
    const caller = callerOf(request, peer, { random, trustsProxy });
    const start = performance.now();
    let result: Answer;
    try {
      result = await work(caller);
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal !== failure) logger.error({ requestId: caller.id, operation: name, error: failure }, "A request failed");
      result = refused(refusal, caller);
    }
    const ms = Math.round(performance.now() - start);
    const line = { requestId: caller.id, operation: name, status: result.status, ms, address: caller.address };
    if (ms > SLOW_MS) logger.warn(line, "A slow request");
    else if (isRead && result.status === 200) logger.debug(line, "A request");
    else logger.info(line, "A request");
    return responseOf(result, caller.id);
  }

  for (const operation of [...operations].sort(fixedFirst)) {
    app.on(operation.method, routeOf(operation.path), (context) =>
      answer(
        context.req.raw,
        context.env.address,
        operation.id,
        (caller) => run(operation, context.req.raw, context.req.param() as Record<string, string>, caller),
        operation.effect === "read",
      ),
    );
  }
  for (const [path, methods] of methodsByPath(operations)) {
    app.all(routeOf(path), async (context) => {
      const response = await answer(context.req.raw, context.env.address, "wrong method", () =>
        Promise.reject(new Refusal("methodRefused")),
      );
      response.headers.set("Allow", methods.join(", "));
      return response;
    });
  }
  app.all("*", (context) => answer(context.req.raw, context.env.address, "unknown path", () => Promise.reject(new Refusal("missing"))));
  return app;
}

/** The answer to a failure. If the database was unavailable, the client retries with the key of its write. */
function refusalOf(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  return isUnavailable(failure) ? new Refusal("busy", {}, { retryAfter: 1 }) : new Refusal("failed");
}

/** The order of routes: a path with a fixed segment comes before one with a parameter there. */
const fixedFirst = (one: WireOperation, other: WireOperation) => (rankOf(one) < rankOf(other) ? -1 : 1);

const rankOf = ({ path }: WireOperation) => path.replaceAll("{", "\uffff");

const routeOf = (path: string) => `/api${path.replaceAll(/\{(\w+)\}/g, ":$1")}`;

function methodsByPath(operations: readonly WireOperation[]) {
  const methods = new Map<string, string[]>();
  for (const { path, method } of operations) methods.set(path, [...(methods.get(path) ?? []), method]);
  return methods;
}
