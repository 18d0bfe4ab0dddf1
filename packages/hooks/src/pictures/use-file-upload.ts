import { useState } from "react";
import type { Connection } from "./connection";
import type { Arrival } from "./upload-file";
import { uploadModel } from "./upload-model";
import { extensionLabel } from "./upload-rules";
import { useUploads } from "./use-uploads";

/** Options of a file field. */
export interface FileUploadOptions {
  /** The address of the file it holds. */
  value: string | null | undefined;
  onChange: (address: string) => void;
  modelName?: string;
  pagePath: string;
  connection?: Connection;
}

/** One file: chosen, sent, replaced by another, taken away. */
export function useFileUpload({ value, onChange, modelName, pagePath, connection }: FileUploadOptions) {
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
    /** What the file was called, as long as it is the one that was uploaded here. */
    name,
    sign: value ? extensionLabel(name ?? value) : "",
    tip: uploads?.tip,
    accept: uploads?.accept,
    row: uploads?.rows.at(-1),
    hold: uploads?.hold,
    /** Sends a file in place of what is there or under way; undefined without the right. */
    take: uploads && replaceFile(uploads),
    retry: () => uploads?.retry(),
    cancel: () => uploads?.cancel(),
    use: () => uploads?.use(),
    remove: () => onChange(""),
  };
}

function replaceFile({ cancel, clear, add }: NonNullable<ReturnType<typeof useUploads>>) {
  return (files: readonly File[]) => {
    if (files.length === 0) return;
    cancel();
    clear();
    add(files.slice(0, 1));
  };
}
