import { fieldText } from "../core/field-messages";
import { isWithin } from "./json-size";
import { invalidFields, Refusal } from "../core/refusal";
import type { RawInput } from "./validation";
import type { WireOperation } from "./wire-schema";

const FORM = /^application\/x-www-form-urlencoded\b/i;
const JSON_TYPE = /^application\/([\w.-]+\+)?json\b/i;

/** Far above every schema; a parser takes time for each level and each value. */
const MOST = { depth: 50, values: 200_000 };

/** The input of a request: path, query, and a JSON body, or a form in its place where the operation has one. */
export function requestInput(
  { body }: WireOperation,
  { url, headers }: Pick<Request, "url" | "headers">,
  path: Readonly<Record<string, string>>,
  bytes: Uint8Array,
): RawInput {
  const query: Record<string, string> = {};
  for (const [name, value] of new URL(url).searchParams) query[name] ??= value;
  return { path, query, body: body ? parsed(bytes, headers.get("content-type"), body.isForm === true) : undefined };
}

function parsed(bytes: Uint8Array, type: string | null, takesForm: boolean): unknown {
  if (bytes.length === 0) return undefined;
  if (takesForm && type && FORM.test(type)) return Object.fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
  if (type && !JSON_TYPE.test(type)) throw new Refusal("unsupportedType");
  if (!isWithin(bytes, MOST)) throw invalidFields({ body: fieldText.tooMuch });
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes)) as unknown;
  } catch {
    throw invalidFields({ body: fieldText.brokenJson });
  }
}
