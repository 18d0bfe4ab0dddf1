import type { Spool, SpooledFile } from "../ports/spool";
import { fieldText } from "../core/field-messages";
import { BrokenForm, boundaryOf, readForm } from "./multipart";
import { invalidFields, Refusal } from "../core/refusal";
import { MEGABYTE } from "./upload-limits";

/** An uploaded file; its name is only a label. */
export interface SentFile {
  name: string;
  content: SpooledFile;
}

const MAX_FIELDS = 64 * 1024;

/** Spools the one file of a form, at most `maxBytes` of it. */
export async function receiveFile(request: Request, field: string, maxBytes: number, spool: Spool): Promise<SentFile> {
  const boundary = boundaryOf(request.headers.get("content-type"));
  if (boundary === undefined) throw new Refusal("unsupportedType");
  const announced = Number(request.headers.get("content-length") ?? 0);
  const writer = await spool.open();
  let name: string | undefined;
  let left = maxBytes;
  let fieldsLeft = MAX_FIELDS;
  const spend = (length: number) => {
    if ((fieldsLeft -= length) < 0) throw new Refusal("tooLarge");
  };
  try {
    await readForm(piecesOf(request), boundary, async (head) => {
      if (head.fileName === undefined) return { write: async ({ length }) => spend(length) };
      if (head.field !== field || name !== undefined) throw new Refusal("fileNone");
      const label = fileLabel(head.fileName);
      name = label;
      if (announced > maxBytes + MAX_FIELDS) throw fileTooLarge(label, maxBytes);
      return {
        write: async (bytes) => {
          if ((left -= bytes.length) < 0) throw fileTooLarge(label, maxBytes);
          await writer.write(bytes);
        },
      };
    });
    if (name === undefined) throw new Refusal("fileNone");
    return { name, content: await writer.done() };
  } catch (failure) {
    await writer.drop();
    throw failure instanceof BrokenForm ? invalidFields({ [field]: fieldText.brokenForm }) : failure;
  }
}

/** The refusal of a file above the size limit. */
export const fileTooLarge = (name: string, maxBytes: number) =>
  new Refusal("fileTooLarge", { name, limit: Math.floor(maxBytes / MEGABYTE) });

async function* piecesOf(request: Request): AsyncGenerator<Uint8Array> {
  const reader = request.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

const INVISIBLE = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;
const MAX_NAME = 99;

/** A file's name without folders, and without characters that could disguise it. */
function fileLabel(sent: string): string {
  const own = sent.split(/[\\/]/).at(-1) ?? "";
  return [...own.replace(INVISIBLE, "").trim()].slice(0, MAX_NAME).join("") || "file";
}
