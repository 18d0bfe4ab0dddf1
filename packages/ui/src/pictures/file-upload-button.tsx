import { coreText, useText } from "@shopkeeper/hooks/texts";
import { type FileUploadOptions, pictureText, reasonText, useFileUpload } from "@shopkeeper/hooks/pictures";
import { FileText, Upload, X } from "lucide-react";
import { useRef } from "react";
import { Button } from "../core/button";
import { useFieldGroupAttributes } from "../core/field-context";
import { IconButton } from "../core/icon-button";
import { RefusedState } from "../core/refused-state";
import { useFileDrop } from "../files/use-file-drop";
import { chooseFiles } from "./choose-files";
import { FileUploadRoot } from "./file-upload-root";

export interface FileUploadButtonProps extends Omit<FileUploadOptions, "pagePath"> {
  isReadOnly?: boolean;
}

/** 点击上传: one file, shown as a document with its extension in capitals; a press replaces it. */
export function FileUploadButton({ isReadOnly = false, ...options }: FileUploadButtonProps) {
  const t = useText(pictureText);
  const core = useText(coreText);
  const field = useFieldGroupAttributes();
  const root = useRef<HTMLDivElement>(null);
  const file = useFileUpload({ ...options, pagePath: location.pathname });
  const { value, row, take } = file;
  const onFile = isReadOnly ? undefined : take;
  const drop = useFileDrop(root, onFile);
  const choose = () => onFile && chooseFiles({ accept: file.accept }, onFile);
  const isMoving = row !== undefined && ["waiting", "checking", "sending", "paused"].includes(row.status);
  const name = file.name ?? file.sign;
  if (!value && !take) return <RefusedState />;
  const document = (
    <>
      <FileText size={26} aria-hidden />
      <b>{file.sign}</b>
    </>
  );
  return (
    <FileUploadRoot ref={root} role="group" {...field} data-over={drop.isOver || undefined} {...drop.handlers}>
      {value ? (
        <span data-file="">
          {onFile ? (
            <button
              type="button"
              data-document=""
              aria-label={`${t("upload.replace")} ${file.sign}`}
              data-tip={t("upload.replace")}
              onClick={choose}
            >
              {document}
            </button>
          ) : (
            <span data-document="">{document}</span>
          )}
          <a href={value} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
          {onFile && <IconButton size="sm" label={t("upload.remove")} icon={<X size={14} aria-hidden />} onClick={file.remove} />}
        </span>
      ) : (
        onFile && (
          <Button icon={<Upload size={15} aria-hidden />} isBusy={isMoving} onClick={choose}>
            {t("upload.click")}
          </Button>
        )
      )}
      <span role="status">
        {isMoving && t(file.hold ? `upload.${file.hold}` : "upload.running")}
        {row?.status === "known" && t("upload.status.known")}
      </span>
      {isMoving && (
        <span data-progress="">
          <progress max={1} value={row.sent} aria-label={row.name} />
          <Button size="sm" variant="link" onClick={file.cancel}>
            {core("actions.cancel")}
          </Button>
        </span>
      )}
      {row?.status === "known" && (
        <Button size="sm" onClick={file.use}>
          {t("upload.use")}
        </Button>
      )}
      {row?.status === "failed" && row.reason && (
        <span data-failed="" role="alert">
          {reasonText(row.reason, ({ key, params }) => t(key, params))}
          {!row.isFinal && (
            <Button size="sm" variant="link" onClick={file.retry}>
              {core("actions.retry")}
            </Button>
          )}
        </span>
      )}
      {onFile && file.tip && <small>{t(file.tip.key, file.tip.params)}</small>}
    </FileUploadRoot>
  );
}
