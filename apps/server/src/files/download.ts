import type { ArchivedFile } from "../ports/archives";
import type { StoredFile } from "../ports/files";
import type { Ports } from "../ports/ports";
import type { Sheet, SheetFormat } from "../ports/spreadsheets";

/** Streams the bytes of a table to the reader and to the storage at once. */
type Keep = (ports: Pick<Ports, "spool" | "spreadsheets" | "random">) => FileAnswer["stream"];

/** A file as the result of an operation: its name, and a table (xlsx by default, may be stored), a stored file or several files zipped. */
export type Download = { name: string } & (
  | { sheet: Sheet; format?: SheetFormat; keep?: Keep }
  | { file: StoredFile }
  | { files: AsyncIterable<ArchivedFile> }
);

/** A file in the form of a response. */
export interface FileAnswer {
  name: string;
  type: string;
  size?: number;
  stream: ReadableStream<Uint8Array<ArrayBuffer>>;
}

/** The media types of tables. */
export const sheetTypes: Readonly<Record<SheetFormat, string>> = {
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  csv: "text/csv; charset=utf-8",
};

/** Whether the result of an operation is a file. */
export const isDownload = (answered: unknown): answered is Download =>
  typeof answered === "object" &&
  answered !== null &&
  "name" in answered &&
  ("sheet" in answered || "file" in answered || "files" in answered);

/** A download as a response; its bytes are produced while they are read. */
export function fileAnswer(download: Download, ports: Pick<Ports, "spreadsheets" | "archives" | "spool" | "random">): FileAnswer {
  const { spreadsheets, archives } = ports;
  const { name } = download;
  if ("sheet" in download) {
    const { sheet, format = "xlsx", keep } = download;
    return { name, type: sheetTypes[format], stream: keep?.(ports) ?? spreadsheets.write(sheet, format) };
  }
  if ("files" in download) return { name, type: "application/zip", stream: archives.zip(download.files) };
  const { type, size } = download.file;
  return { name, type, size, stream: download.file.stream() };
}
