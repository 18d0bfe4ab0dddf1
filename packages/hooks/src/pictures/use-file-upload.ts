import { useState } from "react";
import type { Connection } from "./connection";
import type { PicturePhrase } from "./messages";
import type { Arrival, UploadReason } from "./upload-file";
import { uploadModel } from "./upload-model";
import type { UploadRow, Hold } from "./upload-queue";
import { extensionLabel } from "./upload-rules";
import { type Uploads, useUploads } from "./use-uploads";

/** Options of a file field. */
export interface FileUploadOptions {
  /** The address of the current file. */
  value: string | null | undefined;
  onChange: (address: string) => void;
  modelName?: string;
  pagePath: string;
  connection?: Connection;
}

/** One file and its upload. */
export interface FileUpload {
  value: string | undefined;
  /** The name of the file, if it was uploaded here. */
  name: string | undefined;
  sign: string;
  tip: PicturePhrase | undefined;
  accept: string | undefined;
  row: UploadRow<Arrival, UploadReason> | undefined;
  hold: Hold | undefined;
  /** Uploads a file in place of the current one or the running upload; undefined without the permission. */
  take: ((files: readonly File[]) => void) | undefined;
  retry: () => void;
  cancel: () => void;
  use: () => void;
  remove: () => void;
}

/** A file field: choosing, uploading, replacing and removing one file. */
export function useFileUpload({ value, onChange, modelName, pagePath, connection }: FileUploadOptions): FileUpload {
  const [arrived, setArrived] = useState<Arrival>();
  const uploads = useUploads({
    kind: "file",
    model: uploadModel(modelName, pagePath),
    onArrived(arrivals) {
      const last = arrivals.at(-1);
      if (!last) return;
      setArrived(last);
      onChange(last.sattDir);
    },
    connection,
  });
  const name = arrived?.sattDir === value ? arrived?.name : undefined;
  return {
    value: value || undefined,
    name,
    sign: value ? extensionLabel(name ?? value) : "",
    tip: uploads?.tip,
    accept: uploads?.accept,
    row: uploads?.rows.at(-1),
    hold: uploads?.hold,
    take: uploads && replaceFile(uploads),
    retry: () => uploads?.retry(),
    cancel: () => uploads?.cancel(),
    use: () => uploads?.use(),
    remove: () => onChange(""),
  };
}

function replaceFile({ cancel, clear, add }: Uploads) {
  return (files: readonly File[]) => {
    if (files.length === 0) return;
    cancel();
    clear();
    add(files.slice(0, 1));
  };
}
