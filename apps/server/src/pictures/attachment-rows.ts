import { wireTime } from "@shopkeeper/sdk/rules/time";
import type { Files } from "../ports/files";
import type { attachments } from "./tables";

/** A stored row of the library. */
export type AttachmentRow = typeof attachments.$inferSelect;

/** A row in the contract's form; a missing value becomes null, and affects nothing else. */
export function listedAttachment(row: AttachmentRow, files: Files) {
  const address = row.path === null ? null : files.publicUrl(row.path);
  return {
    attId: row.id,
    name: row.name,
    attDir: address,
    sattDir: address,
    attSize: row.bytes === null ? null : String(row.bytes),
    attType: row.attType,
    pid: row.pid,
    imageType: row.imageType,
    owner: row.merId,
    createTime: wireTime(row.createTime),
    updateTime: wireTime(row.updateTime),
    width: row.width,
    height: row.height,
    thumbUrl: row.path === null ? null : files.smallUrl(row.path),
  };
}

/** The response of an upload, from its row. */
export function uploadedAttachment(row: AttachmentRow, files: Files, isKnown: boolean) {
  const url = files.publicUrl(row.path ?? "");
  return {
    fileName: row.name ?? "",
    extName: row.path?.split(".").at(-1) ?? "",
    fileSize: row.bytes ?? 0,
    url,
    type: row.attType ?? "",
    attId: row.id,
    sattDir: url,
    pid: row.pid,
    isKnown,
    width: row.width,
    height: row.height,
    thumbUrl: row.path === null ? null : files.smallUrl(row.path),
  };
}
