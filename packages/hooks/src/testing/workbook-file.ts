import { deflateRawSync } from "node:zlib";

/** A part of a workbook, with optional faults. */
export interface Part {
  name: string;
  text: string | Uint8Array<ArrayBuffer>;
  claims?: number;
  flags?: number;
  method?: number;
  at?: number;
}

/** A handmade zip that no real program would write. */
export function zip(parts: readonly Part[], { count = parts.length } = {}): Uint8Array<ArrayBuffer> {
  const pieces: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, text, claims, flags = 0, method = 8, at } of parts) {
    const content = Buffer.from(text);
    const packed = method === 8 ? deflateRawSync(content) : content;
    const size = claims ?? content.length;
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(flags, 6);
    head.writeUInt16LE(method, 8);
    head.writeUInt32LE(packed.length, 18);
    head.writeUInt32LE(size, 22);
    head.writeUInt16LE(Buffer.byteLength(name), 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt16LE(method, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(size, 24);
    entry.writeUInt16LE(Buffer.byteLength(name), 28);
    entry.writeUInt32LE(at ?? offset, 42);
    central.push(entry, Buffer.from(name));
    if (at !== undefined) continue;
    pieces.push(head, Buffer.from(name), packed);
    offset += 30 + Buffer.byteLength(name) + packed.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(count, 8);
  end.writeUInt16LE(count, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return new Uint8Array(Buffer.concat([...pieces, directory, end]));
}

const typesOf = (named: readonly string[]) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>${named.join("")}</Types>`;
const rels = (type: string, target: string) =>
  `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`;
const workbook = `<?xml version="1.0"?><workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`;
/** A sheet of rows. */
export const sheetOf = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`;
/** A cell of text. */
export const inline = (place: string, text: string) => `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

/** The parts of a workbook of one sheet. */
export function parts(sheet: string, more: readonly Part[] = []): Part[] {
  const named = ["styles", "sharedStrings"].flatMap((part) =>
    more.some(({ name }) => name === `xl/${part}.xml`)
      ? [`<Override PartName="/xl/${part}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${part}+xml"/>`]
      : [],
  );
  return [
    { name: "[Content_Types].xml", text: typesOf(named) },
    { name: "_rels/.rels", text: rels("officeDocument", "xl/workbook.xml") },
    { name: "xl/workbook.xml", text: workbook },
    { name: "xl/_rels/workbook.xml.rels", text: rels("worksheet", "worksheets/sheet1.xml") },
    { name: "xl/worksheets/sheet1.xml", text: sheet },
    ...more,
  ];
}
