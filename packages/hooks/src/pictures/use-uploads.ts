import type { Schema } from "@shopkeeper/sdk";
import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { textOf } from "../texts";
import { useCan, useClient, useShop } from "../shop";
import { useRead } from "../core";
import { type Connection, deviceConnection } from "./connection";
import { libraryUploads } from "./library-uploads";
import { type PicturePhrase, pictureText } from "./messages";
import type { Arrival, UploadReason } from "./upload-file";
import { type Hold, isUploading, isUnfinished, type UploadRow, uploadSummary } from "./upload-queue";
import { acceptOf, type UploadKind, uploadTip } from "./upload-rules";

/** The target of chosen files and the callback for uploaded ones. */
export interface UploadsOptions {
  kind: UploadKind;
  /** The picture category, 0 for none. */
  pid?: number;
  model: string;
  /** Called when no upload is in progress any more; in order of choosing. */
  onArrived: (arrivals: readonly Arrival[]) => void;
  connection?: Connection;
}

/** The state and actions of uploads. */
export interface Uploads {
  pause: (id?: number) => void;
  resume: (id?: number) => void;
  cancel: (id?: number) => void;
  retry: (id?: number) => void;
  use: (id?: number) => void;
  again: (id?: number) => void;
  clear: () => void;
  rows: readonly UploadRow<Arrival, UploadReason>[];
  hold: Hold | undefined;
  summary: UploadsSummary;
  isUnderWay: boolean;
  isUnfinished: boolean;
  rules: Schema<"UploadRules"> | undefined;
  tip: PicturePhrase | undefined;
  accept: string | undefined;
  add: (files: readonly File[]) => void;
}

interface UploadsSummary {
  total: number;
  done: number;
  reused: number;
  failed: number;
  known: number;
  paused: number;
  cancelled: number;
  active: number;
  part: number;
}

/**
 * Uploading files to the library; undefined without the permission to upload.
 *
 * Uploads continue while their page is hidden. Until all files are uploaded or given up, the page counts as unsaved.
 */
export function useUploads({ kind, pid = 0, model, onArrived, connection = deviceConnection }: UploadsOptions): Uploads | undefined {
  const client = useClient();
  const can = useCan();
  const { notices, forms } = useShop();
  const id = useId();
  const isAllowed = can(kind === "image" ? "uploadImage" : "uploadFile");
  const rules = useRead("getUploadRules", isAllowed ? {} : undefined).data;
  const [uploads] = useState(() =>
    libraryUploads({ client, connection, canFind: can("findAttachment"), onUnfinished: (isIt) => forms.note(id, isIt) }),
  );
  const queue = useSyncExternalStore(uploads.subscribe, uploads.current, uploads.current);
  useEffect(() =>
    uploads.follow({
      rules,
      onArrived(arrivals) {
        const reused = arrivals.filter(({ isKnown }) => isKnown).length;
        if (reused < arrivals.length) notices.success(textOf(pictureText, "upload.done"));
        if (reused > 0) notices.info(textOf(pictureText, "upload.reused", { count: reused }));
        onArrived(arrivals);
      },
    }),
  );
  useEffect(() => {
    forms.note(id, isUnfinished(uploads.current()));
    return () => forms.release(id);
  }, [forms, id, uploads]);

  if (!isAllowed) return undefined;
  const { pause, resume, cancel, retry, use, again, clear } = uploads;
  return {
    ...{ pause, resume, cancel, retry, use, again, clear },
    rows: queue.rows,
    hold: queue.flow === "held" ? queue.hold : undefined,
    summary: uploadSummary(queue, ({ isKnown }) => isKnown),
    isUnderWay: isUploading(queue),
    isUnfinished: isUnfinished(queue),
    rules,
    tip: rules && uploadTip(rules[kind]),
    accept: acceptOf(rules?.[kind]),
    add: (files: readonly File[]) =>
      uploads.add(files.map((file) => ({ file, name: file.name, type: file.type, size: file.size, kind, pid, model }))),
  };
}
