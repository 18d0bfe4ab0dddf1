import type { FileAnswer } from "../files/download";
import type { Refusal } from "../core/refusal";
import type { Caller } from "./call";

/** An answer before it becomes a Response: status, JSON text, and headers of its own. */
export interface Answer {
  status: number;
  body: string;
  /** The file, in place of the text. */
  file?: FileAnswer;
  headers?: Readonly<Record<string, string>>;
  /** The refusal, if this answer is one. */
  refusal?: Refusal;
}

/** A success in its wire form: the result of the operation in the envelope. */
export const success = (data: unknown): Answer => ({ status: 200, body: JSON.stringify({ code: 200, message: null, data: data ?? null }) });

/** A refusal in its wire form, in the caller's language and with the request id. */
export function refused(refusal: Refusal, { id, language }: Pick<Caller, "id" | "language">): Answer {
  const { code, status, text, details } = refusal;
  const fields = details.fields && Object.fromEntries(Object.entries(details.fields).map(([field, fault]) => [field, fault[language]]));
  const body = { code, message: text[language], data: { ...details.data, ...(fields && { fields }), requestId: id } };
  return {
    status,
    body: JSON.stringify(body),
    headers: details.retryAfter === undefined ? undefined : { "Retry-After": String(details.retryAfter) },
    refusal,
  };
}

/** A file in its wire form. */
export const fileSuccess = (file: FileAnswer): Answer => ({ status: 200, body: "", file });

/** The Response of an answer. */
export const responseOf = ({ status, body, file, headers }: Answer, requestId: string) =>
  new Response(file ? file.stream : body, {
    status,
    headers: {
      "Content-Type": "application/json; charset=utf-8",
      "Cache-Control": "no-store",
      "X-Request-Id": requestId,
      ...(file && fileHeaders(file)),
      ...headers,
    },
  });

/** Browsers save it and never display it, whatever its content. */
function fileHeaders({ name, type, size }: FileAnswer) {
  const encoded = encodeURIComponent(name);
  return {
    "Content-Type": type,
    "Content-Disposition": `attachment; filename*=UTF-8''${encoded}`,
    "download-filename": encoded,
    ...(size !== undefined && { "Content-Length": String(size) }),
  };
}
