import { operationOf } from "../contract/wire-schema";
import type { OperationId, Output } from "../contract/contract";
import type { Server } from "../server";

/** The request of a test. */
export interface TestRequest {
  token?: string;
  path?: Readonly<Record<string, unknown>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
  /** The file of an upload, which makes the request a form. */
  file?: TestFile;
  headers?: Readonly<Record<string, string>>;
}

/** A file in a test's request. */
export interface TestFile {
  name: string;
  bytes: Uint8Array;
  /** The form's field, by default `multipart`. */
  field?: string;
}

/** The response to a test: the envelope, its HTTP status and headers. */
export interface TestAnswer<Op extends OperationId = OperationId> extends Envelope<Op> {
  status: number;
  headers: Headers;
}

interface Envelope<Op extends OperationId> {
  code: number;
  message: string | null;
  /** The operation's output on success; a refusal has other members. */
  data: Output<Op>;
}

/** The Request of an operation, as a client would write it. */
export function requestOf(id: OperationId, { token, path = {}, query = {}, body, file, headers }: TestRequest = {}): Request {
  const operation = operationOf(id);
  if (!operation) throw new Error(`No operation ${id}`);
  const place = operation.path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(path[name]).replace(/\p{Surrogate}/gu, "?")),
  );
  const url = new URL(`http://shop.test/api${place}`);
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.set(name, String(value));
  return new Request(url, {
    method: operation.method,
    headers: {
      ...(token && { "Authori-zation": token }),
      ...(body !== undefined && { "Content-Type": "application/json" }),
      ...headers,
    },
    body: file ? formOf(file) : body === undefined ? undefined : JSON.stringify(body),
  });
}

function formOf({ name, bytes, field = "multipart" }: TestFile) {
  const form = new FormData();
  form.append(field, new File([Uint8Array.from(bytes)], name));
  return form;
}

/** Calls an operation and reads its envelope; a file is read to its end, and has no envelope. */
export async function call<Op extends OperationId>(
  { fetch }: Pick<Server, "fetch">,
  id: Op,
  request?: TestRequest,
): Promise<TestAnswer<Op>> {
  const response = await fetch(requestOf(id, request));
  const isFile = response.headers.has("download-filename");
  if (isFile) await response.arrayBuffer();
  const envelope: Envelope<Op> = isFile ? JSON.parse('{ "code": 200, "message": null, "data": null }') : await response.json();
  return { status: response.status, headers: response.headers, ...envelope };
}
