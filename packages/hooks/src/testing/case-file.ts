import { readFile } from "node:fs/promises";
import { inflateRawSync } from "node:zlib";
import { type Part, zip } from "./workbook-file";

/** A file of `files/table-file/cases`; the ids of the shop that it was made for are replaced by those of another. */
export async function caseFile(name: string, numbers: Readonly<Record<string, string | number | undefined>>): Promise<File> {
  const bytes = await readFile(new URL(`../files/table-file/cases/${name}`, import.meta.url));
  const renumbered = (text: string) => Object.entries(numbers).reduce((all, [from, to]) => all.replaceAll(from, String(to)), text);
  if (!name.endsWith(".xlsx")) return new File([renumbered(bytes.toString("utf8"))], name);
  return new File([zip(partsOf(bytes).map((part) => ({ ...part, text: renumbered(String(part.text)) })))], name);
}

/** The parts of a zip, from its central directory. */
function partsOf(bytes: Buffer): Part[] {
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const parts: Part[] = [];
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = bytes.readUInt16LE(at + 10);
    const packed = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString("utf8", at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const content = bytes.subarray(start, start + packed);
    parts.push({ name, text: (method === 8 ? inflateRawSync(content) : content).toString("utf8") });
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}
