import Ajv, { type JSONSchemaType } from "ajv";
import type { Clock } from "../../ports/clock";
import { accessToken, type GivenToken } from "./access-token";
import { failureOf, isPassing, refusesToken, unavailable, type Outcome } from "./outcome";

/** Credentials of the account, and limits of its calls. */
export interface WechatOptions {
  appId: string;
  secret: string;
  clock: Clock;
  /** Base address of WeChat; by default its public one. */
  api?: string;
  /** Milliseconds in which WeChat must answer; a file has more, by its size at the speed of a slow line. */
  answerMs?: number;
  /** Milliseconds before each retry of a read. */
  pausesMs?: readonly number[];
}

/** A call of WeChat's: POST with a body, else GET. */
export interface WechatCall {
  path: string;
  query?: Readonly<Record<string, string>>;
  body?: object;
  /** Bytes of its files. */
  bytes?: number;
}

/** Calls WeChat for one account; every call may throw a `WechatFailure`. */
export interface WechatClient {
  /** Reads something; retries after a pause where WeChat does not answer. */
  read<Answer>(call: WechatCall, schema: JSONSchemaType<Answer>): Promise<Answer>;
  /** Changes something, with one attempt. */
  write<Answer>(call: WechatCall, schema: JSONSchemaType<Answer>): Promise<Answer>;
  /** Changes something; WeChat returns no data. */
  command(path: string, body: object): Promise<void>;
}

const SLOWEST_BYTES_PER_MS = 20;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const outcome: JSONSchemaType<Outcome> = {
  type: "object",
  properties: { errcode: { type: "integer", default: 0 }, errmsg: { type: "string", default: "" } },
  required: ["errcode", "errmsg"],
};
const givenToken: JSONSchemaType<GivenToken> = {
  type: "object",
  properties: { access_token: { type: "string", minLength: 1 }, expires_in: { type: "integer" } },
  required: ["access_token", "expires_in"],
};

/** A client that fetches its tokens itself. */
export function wechatClient({
  appId,
  secret,
  clock,
  api = "https://api.weixin.qq.com",
  answerMs = 8_000,
  pausesMs = [250, 1_000],
}: WechatOptions): WechatClient {
  // numbers come as text now and then
  const ajv = new Ajv({ coerceTypes: true, useDefaults: true });
  const base = api.endsWith("/") ? api : `${api}/`;

  async function repeated<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
    for (const ms of pausesMs) {
      try {
        return await attempt();
      } catch (failure) {
        if (!isPassing(failure)) throw failure;
      }
      await pause(ms);
    }
    return attempt();
  }

  const token = accessToken(clock, () => {
    const body = { grant_type: "client_credential", appid: appId, secret, force_refresh: false };
    return repeated(async () => sensible(await send({ path: "cgi-bin/stable_token", body }), givenToken));
  });

  async function send({ path, query, body, bytes = 0 }: WechatCall, used?: string): Promise<unknown> {
    const url = new URL(path, base);
    url.search = new URLSearchParams({ ...query, ...(used !== undefined && { access_token: used }) }).toString();
    const isForm = body instanceof FormData;
    try {
      const answer = await fetch(url, {
        method: body ? "POST" : "GET",
        ...(body && { body: isForm ? body : JSON.stringify(body) }),
        ...(body && !isForm && { headers: { "Content-Type": "application/json" } }),
        redirect: "error",
        signal: AbortSignal.timeout(answerMs + Math.ceil(bytes / SLOWEST_BYTES_PER_MS)),
      });
      const text = await answer.text();
      if (answer.ok) return JSON.parse(text);
    } catch {
      // fetch's own message may contain the address, and with it the token
    }
    throw unavailable(`did not answer to ${path}`);
  }

  function sensible<Answer>(answer: unknown, schema: JSONSchemaType<Answer>): Answer {
    if (!ajv.validate(outcome, answer)) throw unavailable("answered something else");
    const failure = failureOf(answer);
    if (failure) throw failure;
    if (!ajv.validate(schema, answer)) throw unavailable("left out what it should answer");
    return answer;
  }

  async function attempt<Answer>(call: WechatCall, schema: JSONSchemaType<Answer>): Promise<Answer> {
    const used = await token.current();
    const answer = await send(call, used);
    if (!ajv.validate(outcome, answer) || !refusesToken(answer)) return sensible(answer, schema);
    token.refuse(used);
    return sensible(await send(call, await token.current()), schema);
  }

  return {
    read: (call, schema) => repeated(() => attempt(call, schema)),
    write: attempt,
    async command(path, body) {
      await attempt({ path, body }, outcome);
    },
  };
}
