import { useText } from "@shopkeeper/hooks/core";
import {
  type Attachment,
  type CropBox,
  type CropSource,
  downloadName,
  pictureText,
  type PictureLibrary,
  useCrop,
} from "@shopkeeper/hooks/pictures";
import { useRef, useState } from "react";
import { Button } from "../core/button";
import { EmptyState } from "../core/empty-state";
import { Modal } from "../core/modal";
import { saveFile } from "../files/save-file";
import { useFileDrop } from "../files/use-file-drop";
import { chooseFiles } from "./choose-files";
import { CropDialogRoot } from "./crop-dialog-root";
import { CropStage } from "./crop-stage";
import type { Cut } from "./crop-tool";
import { CropTools } from "./crop-tools";
import { pictureName } from "./picture-name";
import { workingSide } from "./prepare-picture";
import { usePrepared } from "./use-prepared";

export interface CropDialogProps {
  crop: Pick<NonNullable<PictureLibrary["crop"]>, "modelName" | "pid" | "close"> & {
    picture?: Pick<Attachment, "sattDir" | "name"> | undefined;
    onUploaded: NonNullable<PictureLibrary["crop"]>["onUploaded"];
  };
  /** Forces a box of this shape or size. */
  box?: CropBox;
  labelName?: string;
  /** Uploads several files as they are, in place of cropping one. */
  onMany?: () => void;
}

const accept = ".gif,.jpg,.jpeg,.png,.bmp";

/** 上传图片: cuts a part out of a picture and puts it into the library. Mount it to open it. */
export function CropDialog({ crop: library, labelName, box: forced, onMany }: CropDialogProps) {
  const t = useText(pictureText);
  const [source] = useState<CropSource | undefined>(() => sourceOf(library.picture));
  const { crop, dispatch, box, choose, upload, isUploading, fail } = useCrop({ ...library, source, labelName, box: forced });
  const { picture, isBroken, isLoading } = usePrepared(crop.source);
  const cut = useRef<Cut>(null);
  const preview = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const drop = useFileDrop(root, (files) => choose(files[0]));
  const [stage, setStage] = useState<{ of: string; is: "ready" | "broken" }>();
  const state = stage?.of === picture?.address ? stage?.is : undefined;
  const isReady = state === "ready";
  const hasFailed = isBroken || state === "broken";
  const withCut = (use: (blob: Blob) => void) => void cut.current?.().then(use, fail);
  return (
    <Modal
      title={t("crop.title")}
      isOpen
      width={1480}
      onClose={library.close}
      footer={
        <>
          {onMany && (
            <Button
              onClick={() => {
                library.close();
                onMany();
              }}
            >
              {t("crop.many")}
            </Button>
          )}
          <Button disabled={!isReady} onClick={() => withCut((blob) => saveFile(blob, `${downloadName}.png`))}>
            {t("crop.download")}
          </Button>
          <Button variant="primary" disabled={!isReady} isBusy={isUploading} onClick={() => withCut(upload)}>
            {t(isUploading ? "upload.running" : "crop.upload")}
          </Button>
        </>
      }
    >
      <CropDialogRoot ref={root} data-over={drop.isOver || undefined} {...drop.handlers}>
        <section>
          <header>
            <h3>{t("crop.original")}</h3>
            {labelName && <small>{t("crop.fixed", { label: labelName })}</small>}
            {box.most && <small>{t("square.label")}</small>}
            <Button data-autofocus="" onClick={() => chooseFiles({ accept }, (files) => choose(files[0]))}>
              {t("crop.choose")}
            </Button>
          </header>
          {picture && state !== "broken" ? (
            <CropStage
              ref={cut}
              key={picture.address}
              address={picture.address}
              crop={crop}
              box={box}
              preview={preview}
              onState={(is) => setStage({ of: picture.address, is })}
            />
          ) : (
            <div data-stage="" role="status">
              <EmptyState
                kind={hasFailed ? "failed" : "empty"}
                title={t(hasFailed ? "crop.broken" : isLoading ? "crop.loading" : "crop.none")}
              />
            </div>
          )}
          {picture?.isReduced && <small>{t("crop.reduced", { width: picture.width, height: picture.height, size: workingSide })}</small>}
          <CropTools crop={crop} dispatch={dispatch} isReady={isReady} isBoxKept={box.most !== undefined} />
        </section>
        <section>
          <header>
            <h3>{t("crop.preview")}</h3>
          </header>
          <div ref={preview} data-preview="" role="img" aria-label={t("crop.preview")} />
        </section>
      </CropDialogRoot>
    </Modal>
  );
}

function sourceOf(picture: CropDialogProps["crop"]["picture"]): CropSource | undefined {
  return picture?.sattDir ? { is: "picture", address: picture.sattDir, name: pictureName(picture) } : undefined;
}
