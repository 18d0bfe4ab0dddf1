const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d];

/** The depth of nested lists and objects, and the number of values. */
export interface JsonSize {
  depth: number;
  values: number;
}

/** Whether the bytes of an unparsed JSON text are within this size. */
export function isWithin(bytes: Uint8Array, most: JsonSize): boolean {
  let depth = 0;
  let values = 0;
  let isInText = false;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at];
    if (isInText) {
      if (byte === BACKSLASH) at += 1;
      else if (byte === QUOTE) isInText = false;
    } else if (byte === QUOTE) isInText = true;
    else if (byte === COMMA) values += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1;
      values += 1;
    }
    if (depth > most.depth || values > most.values) return false;
  }
  return true;
}
