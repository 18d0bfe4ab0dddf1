import type { Schema } from "@shopkeeper/sdk";
import { sizeParts } from "../texts/byte-size";
import type { PicturePhrase } from "./messages";

/** What goes into the library: pictures, videos, or whatever a file field takes. */
export type UploadKind = keyof Pick<Schema<"UploadRules">, "image" | "video" | "file">;

/** What a file says of itself before it is sent. */
export interface NamedFile {
  readonly name: string;
  readonly type: string;
  readonly size: number;
}

const extensionOf = (name: string) => /\.([a-z\d]+)$/i.exec(name)?.[1]?.toLowerCase();

/** The extension of a file in capitals, for its sign; nothing without one. */
export const extensionLabel = (name: string) => extensionOf(name.split(/[?#]/, 1)[0] ?? "")?.toUpperCase() ?? "";

/** Why a file need not be sent at all; the server still looks at what it holds. */
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

/** The tip beside an upload button: what is taken, and how large it may be. */
export function uploadTip(rule: Schema<"UploadRule">): PicturePhrase {
  return { key: "upload.tip", params: { ...sizeParts(rule.maxBytes), accept: rule.extensions.join("/") } };
}

/** What a file input offers: the extensions of a rule, or every kind where it is not known yet. */
export const acceptOf = (rule: Schema<"UploadRule"> | undefined) => rule?.extensions.map((extension) => `.${extension}`).join(",");
