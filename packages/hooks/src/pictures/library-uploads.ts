import { ApiError, type MerchantClient, type Schema } from "@shopkeeper/sdk";
import type { Connection } from "./connection";
import { fileHash } from "./file-hash";
import type { Arrival, UploadFile, UploadReason } from "./upload-file";
import { fileRefusal } from "./upload-rules";
import { uploadRunner } from "./upload-runner";

/** Options of uploads that never change. */
export interface LibraryUploadsOptions {
  client: MerchantClient;
  connection: Connection;
  /** Whether the account may search the library for known files. */
  canFind: boolean;
  onUnfinished: (isUnfinished: boolean) => void;
}

/** Options of uploads that follow the state of their screen. */
export interface UploadsScreen {
  rules: Schema<"UploadRules"> | undefined;
  onArrived: (arrivals: readonly Arrival[]) => void;
}

/** The uploads of a picture library: an upload runner with its API calls. */
export function libraryUploads({ client, connection, canFind, onUnfinished }: LibraryUploadsOptions) {
  let screen: UploadsScreen | undefined;
  const runner = uploadRunner<UploadFile, Arrival, UploadReason>({
    refusalOf(file) {
      const phrase = fileRefusal(file, screen?.rules?.[file.kind], file.kind);
      return phrase && { phrase };
    },
    async find({ file, name }, signal) {
      const sha256 = canFind ? await fileHash(file) : undefined;
      if (sha256 === undefined || signal.aborted) return undefined;
      const found = await client.findAttachment({ query: { sha256 }, signal }).catch(noAnswer);
      return found?.sattDir
        ? { ...found, sattDir: found.sattDir, name: found.name ?? name, bytes: Number(found.attSize) || 0, isKnown: true }
        : undefined;
    },
    async send({ file, kind, pid, model, name, size }, { key, signal, onPart }) {
      const uploaded = await client.upload(file, {
        to: kind === "image" ? "uploadImage" : "uploadFile",
        query: { model, pid },
        idempotencyKey: key,
        signal,
        onProgress: ({ loaded, total }) => onPart(loaded / Math.max(1, total, size)),
      });
      return { ...uploaded, name, bytes: uploaded.fileSize };
    },
    reasonOf: (error) => ({ error }),
    onArrived: (arrivals) => screen?.onArrived(arrivals),
    onUnfinished,
    connection,
    newKey,
    later(milliseconds, work) {
      const timer = setTimeout(work, milliseconds);
      return () => clearTimeout(timer);
    },
  });
  return { ...runner, follow: (next: UploadsScreen) => void (screen = next) };
}

/** A failed search for a known file does not stop its upload. */
function noAnswer(error: unknown): undefined {
  if (!(error instanceof ApiError)) throw error;
}

const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
