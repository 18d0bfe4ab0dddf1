import { fieldText } from "./field-messages";
import { invalidFields, Refusal } from "./refusal";
import type { RawInput } from "./validation";
import type { WireOperation } from "./wire-schema";

const FORM = /^application\/x-www-form-urlencoded\b/i;
const MAX_BODY_BYTES = 4 * 1024 * 1024;

/** Reads what a request carries: path, query, and a JSON body, or a form in its place, where the operation has one. */
export async function readInput(operation: WireOperation, request: Request, path: Readonly<Record<string, string>>): Promise<RawInput> {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(request.url).searchParams) query[name] ??= value;
  return { path, query, body: operation.body ? await readBody(request, operation.body.isForm === true) : undefined };
}

async function readBody(request: Request, takesForm: boolean): Promise<unknown> {
  const type = request.headers.get("content-type");
  const bytes = await readBytes(request);
  if (bytes.length === 0) return undefined;
  if (takesForm && type && FORM.test(type)) return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
  if (type && !/^application\/([\w.-]+\+)?json\b/i.test(type)) throw new Refusal("unsupportedType");
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw invalidFields({ body: fieldText.brokenJson });
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > MAX_BODY_BYTES) throw new Refusal("tooLarge");
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = request.body?.getReader();
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MAX_BODY_BYTES) {
      await reader.cancel();
      throw new Refusal("tooLarge");
    }
    parts.push(value);
  }
  if (parts.length === 1 && parts[0]) return parts[0];
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const part of parts) {
    whole.set(part, offset);
    offset += part.length;
  }
  return whole;
}
