import { useText } from "@shopkeeper/hooks/texts";
import {
  type Attachment,
  type CropBox,
  type CroppedPicture,
  type CropSource,
  downloadName,
  isPhoto,
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
import { CropResult } from "./crop-result";
import { CropShapes } from "./crop-shapes";
import { CropStage } from "./crop-stage";
import type { CropFacts, Cut } from "./crop-tool";
import { CropTools } from "./crop-tools";
import { workingSide } from "./prepare-picture";
import { usePrepared } from "./use-prepared";

export interface CropDialogProps {
  crop: Pick<NonNullable<PictureLibrary["crop"]>, "modelName" | "pid" | "close"> & {
    picture?: Pick<Attachment, "sattDir" | "name"> | undefined;
    onUploaded: NonNullable<PictureLibrary["crop"]>["onUploaded"];
  };
  /** The required shape or size. */
  box?: CropBox | undefined;
  labelName?: string | undefined;
  /** The result goes to the form that opened it. */
  isForForm?: boolean;
  /** Uploads several files uncropped. */
  onMany?: () => void;
}

const accept = ".gif,.jpg,.jpeg,.png,.bmp";

/** 上传图片: crops a picture and uploads the result to the library. Mount it to open it. */
export function CropDialog({ crop: library, labelName, box: forced, isForForm = false, onMany }: CropDialogProps) {
  const t = useText(pictureText);
  const [source] = useState<CropSource | undefined>(() => sourceOf(library.picture));
  const cropping = useCrop({ ...library, source, labelName, box: forced });
  const { crop, dispatch, box, choose, isUploading, fail } = cropping;
  const { picture, isBroken, isLoading } = usePrepared(crop.source);
  const cut = useRef<Cut>(null);
  const preview = useRef<HTMLDivElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const drop = useFileDrop(root, (files) => choose(files[0]));
  const [stage, setStage] = useState<{ of: string; is: "ready" | "broken" }>();
  const [seen, setSeen] = useState<{ of: string; facts: CropFacts }>();
  const state = stage?.of === picture?.address ? stage?.is : undefined;
  const isReady = state === "ready";
  const hasFailed = isBroken || state === "broken";
  const withCut = (use: (made: CroppedPicture) => void) => void cut.current?.().then(use, fail);
  const save = ({ blob }: CroppedPicture) => saveFile(blob, `${downloadName}.${blob.type === "image/jpeg" ? "jpg" : "png"}`);
  return (
    <Modal
      title={t("crop.title")}
      isOpen
      width={760}
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
          <Button disabled={!isReady} onClick={() => withCut(save)}>
            {t("crop.download")}
          </Button>
          <Button variant="primary" disabled={!isReady} isBusy={isUploading} onClick={() => withCut(cropping.upload)}>
            {t(isUploading ? "upload.running" : isForForm ? "crop.use" : "crop.upload")}
          </Button>
        </>
      }
    >
      <CropDialogRoot ref={root} data-over={drop.isOver || undefined} {...drop.handlers}>
        <header>
          <h3>{t("crop.original")}</h3>
          {labelName && <small>{t("crop.fixed", { label: labelName })}</small>}
          {forced && !forced.size && <small>{t("square.label")}</small>}
          <Button size="sm" data-autofocus="" onClick={() => chooseFiles({ accept }, (files) => choose(files[0]))}>
            {t("crop.choose")}
          </Button>
        </header>
        <section>
          {picture && state !== "broken" ? (
            <CropStage
              ref={cut}
              key={picture.address}
              address={picture.address}
              name={crop.source?.name ?? t("crop.original")}
              isPhoto={crop.source !== undefined && isPhoto(crop.source)}
              crop={crop}
              box={box}
              preview={preview}
              onState={(is) => setStage({ of: picture.address, is })}
              onChange={(facts) => setSeen({ of: picture.address, facts })}
              onZoom={(zoom) => dispatch({ is: "zoomed", zoom })}
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
        </section>
        <CropResult facts={isReady && seen?.of === picture?.address ? seen?.facts : undefined} box={box} cut={cut} preview={preview} />
        <footer>
          <CropShapes shapes={cropping.shapes} value={cropping.shape} onChange={(shape) => dispatch({ is: "shaped", shape })} />
          <CropTools crop={crop} dispatch={dispatch} isReady={isReady} isBoxKept={forced !== undefined || box.isOnly === true} />
        </footer>
      </CropDialogRoot>
    </Modal>
  );
}

function sourceOf(picture: CropDialogProps["crop"]["picture"]): CropSource | undefined {
  return picture?.sattDir ? { is: "picture", address: picture.sattDir, name: picture.name ?? undefined } : undefined;
}
