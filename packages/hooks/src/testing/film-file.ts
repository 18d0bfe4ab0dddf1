/** The smallest video file: boxes with their sizes, without content. */
export function filmFile(name: string): File {
  const header = box("mvhd", new Uint8Array(100));
  const parts = [
    box("ftyp", new TextEncoder().encode("isom")),
    box("moov", header, box("trak", box("mdia"))),
    box("mdat", new Uint8Array(8)),
  ];
  return new File(
    parts.map((part) => Uint8Array.from(part)),
    name,
    { type: "video/mp4" },
  );
}

function box(kind: string, ...content: readonly Uint8Array[]): Uint8Array {
  const size = 8 + content.reduce((sum, part) => sum + part.length, 0);
  const bytes = new Uint8Array(size);
  new DataView(bytes.buffer).setUint32(0, size);
  bytes.set(new TextEncoder().encode(kind), 4);
  let at = 8;
  for (const part of content) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
