/** The headers of a part of a form. */
export interface PartHead {
  field: string;
  /** Undefined for a field that is no file. */
  fileName: string | undefined;
}

/** Receives a part's bytes as they arrive. */
export interface PartSink {
  write(bytes: Uint8Array): Promise<void>;
}

/** A malformed form. */
export class BrokenForm extends Error {
  override name = "BrokenForm";
}

const MAX_HEAD = 8 * 1024;
const MAX_PARTS = 20;
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** The boundary that a content type names; undefined when it is no form's, or not allowed. */
export function boundaryOf(contentType: string | null): string | undefined {
  const [, quoted, plain] = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(contentType ?? "") ?? [];
  const boundary = quoted ?? plain;
  return boundary !== undefined && /^[\x20-\x7e]{1,70}$/.test(boundary) ? boundary : undefined;
}

/**
 * Reads a form as it arrives, and writes each part's bytes to the sink that `open` returns for its headers.
 *
 * Only a part's headers and one chunk of the body are ever in memory. Throws `BrokenForm` on anything that is no whole form.
 */
export async function readForm(body: AsyncIterable<Uint8Array>, boundary: string, open: (head: PartHead) => Promise<PartSink>) {
  const pieces = body[Symbol.asyncIterator]();
  try {
    await readParts(pieces, boundary, open);
  } finally {
    await pieces.return?.();
  }
}

async function readParts(pieces: AsyncIterator<Uint8Array>, boundary: string, open: (head: PartHead) => Promise<PartSink>) {
  const delimiter = encoder.encode(`\r\n--${boundary}`);
  // a form may begin with its first boundary, without the line end before it
  let held: Uint8Array = encoder.encode("\r\n");
  let sink: PartSink | undefined;
  let parts = 0;
  let isOver = false;

  /** Reads another chunk of the body; false at its end. */
  async function more() {
    const piece = await pieces.next();
    if (piece.done) return false;
    held = joined(held, piece.value);
    return true;
  }

  /** Writes everything before the next delimiter to the sink, and drops the delimiter. */
  async function skipPart() {
    for (;;) {
      const at = indexOf(held, delimiter);
      const safe = at === -1 ? Math.max(0, held.length - delimiter.length + 1) : at;
      if (safe > 0) await sink?.write(held.subarray(0, safe));
      if (at !== -1) {
        held = held.subarray(at + delimiter.length);
        return;
      }
      held = held.subarray(safe);
      if (!(await more())) throw new BrokenForm("it ends inside a part");
    }
  }

  async function readHead(): Promise<PartHead> {
    for (;;) {
      const at = indexOf(held, HEAD_END);
      if (at > MAX_HEAD || (at === -1 && held.length > MAX_HEAD)) throw new BrokenForm("a part's head is too long");
      if (at !== -1) {
        const head = decoder.decode(held.subarray(0, at));
        held = held.subarray(at + HEAD_END.length);
        return partHead(head);
      }
      if (!(await more())) throw new BrokenForm("it ends inside a part's head");
    }
  }

  await skipPart();
  while (!isOver) {
    while (held.length < 2) if (!(await more())) throw new BrokenForm("it ends behind a boundary");
    if (held[0] === DASH && held[1] === DASH) isOver = true;
    else {
      if ((parts += 1) > MAX_PARTS) throw new BrokenForm("it has too many parts");
      while (held[0] === SPACE || held[0] === TAB) held = held.subarray(1);
      while (held.length < 2) if (!(await more())) throw new BrokenForm("it ends behind a boundary");
      if (held[0] !== CR || held[1] !== LF) throw new BrokenForm("something stands behind a boundary");
      sink = await open(await readHead());
      await skipPart();
    }
  }
}

const [CR, LF, DASH, SPACE, TAB] = [13, 10, 45, 32, 9];
const HEAD_END = encoder.encode("\r\n\r\n");

function partHead(text: string): PartHead {
  const disposition = text
    .split("\r\n")
    .map((line) => /^content-disposition\s*:\s*form-data\s*(;.*)$/is.exec(line)?.[1])
    .find((found) => found !== undefined);
  if (disposition === undefined) throw new BrokenForm("a part has no name");
  const field = parameter(disposition, "name");
  if (field === undefined) throw new BrokenForm("a part has no name");
  const extended = /;\s*filename\*\s*=\s*utf-8''([^;\s]*)/i.exec(disposition)?.[1];
  return { field, fileName: extended === undefined ? parameter(disposition, "filename") : percentDecoded(extended) };
}

/** A parameter of a part's header; browsers percent-encode quotation marks and line ends in it. */
function parameter(disposition: string, name: string): string | undefined {
  const [, quoted, plain] = new RegExp(`;\\s*${name}\\s*=\\s*(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]*))`, "is").exec(disposition) ?? [];
  const value = quoted?.replace(/\\(["\\])/g, "$1") ?? plain;
  return value?.replace(/%(0A|0D|22)/gi, (code) => percentDecoded(code));
}

function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  if (one.length === 0) return other;
  const whole = new Uint8Array(one.length + other.length);
  whole.set(one);
  whole.set(other, one.length);
  return whole;
}

function indexOf(bytes: Uint8Array, wanted: Uint8Array): number {
  const first = wanted[0] ?? 0;
  const last = bytes.length - wanted.length;
  for (let at = bytes.indexOf(first); at !== -1 && at <= last; at = bytes.indexOf(first, at + 1)) {
    let same = 1;
    while (same < wanted.length && bytes[at + same] === wanted[same]) same += 1;
    if (same === wanted.length) return at;
  }
  return -1;
}
