import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { onTestFinished } from "vitest";

/** A response: JSON, or a function that writes it. */
export type WechatReply = object | ((response: ServerResponse) => void);

/** A received call: the body of a form as its text, any other as its parsed JSON. */
export interface WechatCallSeen {
  path: string;
  query: Record<string, string>;
  body: unknown;
}

/** A fake WeChat that answers calls by WeChat's documentation, unless a path has a reply of its own. */
export interface WechatServer {
  api: string;
  secret: string;
  /** All calls except those for a token. */
  calls: WechatCallSeen[];
  /** The number of token requests. */
  tokenRequests(): number;
  /** Invalidates the token in use. */
  expireToken(): void;
}

/** Starts a fake WeChat on a free port; it ends with the test. Each call to a path takes one of its replies, and the last one is reused. */
export async function startWechat(replies: Record<string, WechatReply | WechatReply[]> = {}): Promise<WechatServer> {
  const secret = "c4f1a0e9b2d84756a1b2c3d4e5f60718";
  let token = 1;
  let requests = 0;
  const calls: WechatCallSeen[] = [];
  const queues = new Map(Object.entries(replies).map(([path, reply]) => [path, Array.isArray(reply) ? reply : [reply]]));

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://wechat.test");
    const path = url.pathname.slice(1);
    const { access_token, ...query } = Object.fromEntries(url.searchParams);
    const sent = await text(request);
    const body: unknown = request.headers["content-type"] === "application/json" ? JSON.parse(sent) : sent;
    const isTokenCall = path === "cgi-bin/stable_token";
    if (isTokenCall) requests += 1;
    else calls.push({ path, query, body });
    const queue = queues.get(path);
    const next = queue && queue.length > 1 ? queue.shift() : queue?.[0];
    if (typeof next === "function") next(response);
    else response.end(JSON.stringify(next ?? usual(isTokenCall, access_token)));
  });

  function usual(isTokenCall: boolean, given: string | undefined) {
    if (isTokenCall) return { access_token: `token-${token}`, expires_in: 7_200 };
    if (given !== `token-${token}`) return { errcode: 42001, errmsg: "access_token expired rid: 6181f" };
    return { errcode: 0, errmsg: "ok" };
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const bound = server.address();
  return {
    api: `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`,
    secret,
    calls,
    tokenRequests: () => requests,
    expireToken: () => void (token += 1),
  };
}
