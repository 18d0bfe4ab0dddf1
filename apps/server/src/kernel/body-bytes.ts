import { MEGABYTE } from "../files/upload-limits";
import { follow, type WireOperation, type WireSchema } from "../contract/wire-schema";

/** The least limit, so that a client may send a whole row where only a few fields are needed. */
const LEAST = 16 * 1024;
const MOST = 4 * MEGABYTE;
/** A character is at most four bytes of UTF-8, each percent-encoded in a form; in JSON it takes at most six. */
const CHARACTER = 12;
/** A number, a flag, or a text whose pattern alone limits it. */
const SCALAR = 40;

/** The most bytes of an operation's body: what its schema can need; 16 kB without a login. */
export function bodyBytes({ body, isPublic }: Pick<WireOperation, "body" | "isPublic">): number {
  if (!body || isPublic) return LEAST;
  return Math.min(MOST, Math.max(LEAST, bytesOf(body.schema)));
}

const known = new WeakMap<WireSchema, number>();

function bytesOf(written: WireSchema): number {
  const bytes = known.get(written) ?? largest(follow(written));
  known.set(written, bytes);
  return bytes;
}

function largest(schema: WireSchema): number {
  const { type = [], properties = {}, items, additionalProperties, maxLength, maxItems = Infinity, maxProperties = Infinity } = schema;
  const choices = schema.oneOf ?? schema.anyOf;
  if (choices) return Math.max(...choices.map(bytesOf));
  const types = [type].flat();
  if (types.includes("array")) return 2 + maxItems * (1 + (items ? bytesOf(items) : SCALAR));
  if (types.includes("object")) {
    const fields = Object.entries(properties).reduce((sum, [name, field]) => sum + name.length + 4 + bytesOf(field), 2);
    return fields + (typeof additionalProperties === "object" ? maxProperties * (SCALAR + bytesOf(additionalProperties)) : 0);
  }
  return maxLength === undefined ? SCALAR : 2 + maxLength * CHARACTER;
}
