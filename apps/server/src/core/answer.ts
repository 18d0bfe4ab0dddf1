import type { Refusal } from "./refusal";
import type { Caller } from "./call";

/** An answer before it becomes a Response: status, JSON text, and headers of its own. */
export interface Answer {
  status: number;
  body: string;
  headers?: Readonly<Record<string, string>>;
}

/** The envelope around what an operation answers. */
export const successBody = (data: unknown) => ({ code: 200, message: null, data: data ?? null });

/** A success as it travels. */
export const success = (data: unknown): Answer => ({ status: 200, body: JSON.stringify(successBody(data)) });

/** A refusal as it travels, in the caller's language and with the name of the request. */
export function refused({ code, status, text, details }: Refusal, { id, language }: Pick<Caller, "id" | "language">): Answer {
  const fields = details.fields && Object.fromEntries(Object.entries(details.fields).map(([field, fault]) => [field, fault[language]]));
  const body = { code, message: text[language], data: { ...details.data, ...(fields && { fields }), requestId: id } };
  return {
    status,
    body: JSON.stringify(body),
    headers: details.retryAfter === undefined ? undefined : { "Retry-After": String(details.retryAfter) },
  };
}

/** The Response of an answer. */
export const responseOf = ({ status, body, headers }: Answer, requestId: string) =>
  new Response(body, {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Request-Id": requestId,
      ...headers,
    },
  });
