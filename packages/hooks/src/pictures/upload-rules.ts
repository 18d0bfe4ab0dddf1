import type { Schema } from "@shopkeeper/sdk";
import { sizeParts } from "../texts/byte-size";
import type { PicturePhrase } from "./messages";

/** The kinds of uploads: pictures, videos, or any file of a file field. */
export type UploadKind = keyof Pick<Schema<"UploadRules">, "image" | "video" | "file">;

/** The properties of a file before it is sent. */
export interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const extensionOf = (name: string) => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase();

/** The extension of a file in capitals, for its icon; empty without an extension. */
export const extensionLabel = (name: string) => extensionOf(name.split(/[?#]/, 1)[0] ?? "")?.toUpperCase() ?? "";

/** Why a file is rejected before sending; the server still checks its content. */
export function fileRefusal(file: NamedFile, rule: Schema<"UploadRule"> | undefined, kind: UploadKind): PicturePhrase | undefined {
  if (file.size === 0) return { key: "upload.refused.empty" };
  if (!rule) return undefined;
  const extension = extensionOf(file.name);
  const isAccepted = extension === undefined ? rule.types.includes(file.type) : rule.extensions.includes(extension);
  if (!isAccepted && kind === "image") return { key: "upload.refused.picture" };
  if (!isAccepted) return { key: "upload.refused.type", params: { extensions: rule.extensions.join(", ") } };
  if (file.size > rule.maxBytes) return { key: "upload.refused.size", params: sizeParts(rule.maxBytes) };
  return undefined;
}

/** The hint of an upload button: the accepted types and the maximum size. */
export function uploadTip(rule: Schema<"UploadRule">): PicturePhrase {
  return { key: "upload.tip", params: { ...sizeParts(rule.maxBytes), accept: rule.extensions.join("/") } };
}

/** The `accept` of a file input: the extensions of a rule; undefined (all files) until the rule is loaded. */
export const acceptOf = (rule: Schema<"UploadRule"> | undefined) => rule?.extensions.map((extension) => `.${extension}`).join(",");
