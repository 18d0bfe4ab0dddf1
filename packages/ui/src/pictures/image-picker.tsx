import { sizeParts, useText } from "@shopkeeper/hooks/texts";
import { type CropBox, type ImagePickerOptions, pickerModel, pictureText, useImagePicker } from "@shopkeeper/hooks/pictures";
import { Camera, TriangleAlert, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "../core/button";
import { useFieldGroupAttributes } from "../core/field-context";
import { Picture } from "../core/picture";
import { ReorderList } from "../reorder/reorder-list";
import { squareFit } from "./square-fit";
import { DeferredUploadDialog } from "./deferred-upload-dialog";
import { FitHint, type PictureFit } from "./fit-hint";
import { ImagePickerRoot } from "./image-picker-root";
import { measurePicture } from "./measure-picture";
import { shrinkPicture } from "./shrink-picture";

export interface ImagePickerProps extends Omit<ImagePickerOptions, "shrink" | "measure"> {
  /** Names it where no field does. */
  label?: string;
  /** Shows the value, and does not let it be changed. */
  isReadOnly?: boolean;
  /** The folder name of uploads. */
  modelName?: string;
  /** Forces a fixed crop box of 200 × 100. */
  labelName?: string;
  /** One picture that should be a square: another one can be cropped. */
  isSquare?: boolean;
  /** One picture with this requirement: another one can be cropped. */
  fit?: PictureFit;
  /** The initial shape of the crop box. */
  box?: CropBox | undefined;
  /** Called when the focus leaves the button that adds a picture. */
  onBlur?: () => void;
}

/** One picture, or up to 20 in an order that can be changed by dragging and by keys, chosen from the library. */
export function ImagePicker({
  label,
  isReadOnly = false,
  modelName = pickerModel,
  labelName,
  isSquare = false,
  fit: given,
  box: shape,
  onBlur,
  ...options
}: ImagePickerProps) {
  const t = useText(pictureText);
  const field = useFieldGroupAttributes();
  const picker = useImagePicker({ ...options, shrink: shrinkPicture, ...(!isReadOnly && { measure: measurePicture }) });
  const [isOpen, setOpen] = useState(false);
  const fit = given ?? (isSquare ? squareFit() : undefined);
  const { isMultiple = false } = options;
  const { addresses, max } = picker;
  const orderOf = (address: string) => addresses.indexOf(address) + 1;
  const canMove = isMultiple && !isReadOnly;
  const tile = (address: string, handle: ReactNode) => (
    <div data-box="">
      <span data-drag-area={canMove || undefined}>
        <Picture src={address} name={t("picker.nth", { order: orderOf(address) })} size={60} />
      </span>
      {!isReadOnly && (
        <button
          type="button"
          data-drop=""
          aria-label={t("picker.remove", { order: orderOf(address) })}
          onClick={() => picker.remove(address)}
        >
          <X size={12} aria-hidden />
        </button>
      )}
      {handle && <span data-handle-box="">{handle}</span>}
    </div>
  );
  const canAdd = !isReadOnly && (isMultiple ? !picker.isFull : true);
  return (
    <ImagePickerRoot role="group" aria-label={label ?? t("picker.label")} {...field}>
      {addresses.length > 0 && (
        <ReorderList
          items={addresses}
          keyOf={(address) => address}
          labelOf={(address) => t("picker.nth", { order: orderOf(address) })}
          layout="wrap"
          onMove={canMove ? picker.move : undefined}
        >
          {tile}
        </ReorderList>
      )}
      {canAdd && (
        <button type="button" data-add="" onClick={() => setOpen(true)} onBlur={onBlur}>
          <Camera size={20} aria-hidden />
          <span>{t(!isMultiple && addresses.length > 0 ? "picker.change" : "picker.add")}</span>
          {isMultiple && <small>{t("picker.count", { count: addresses.length, max })}</small>}
        </button>
      )}
      {fit && !isMultiple && !isReadOnly && addresses[0] && (
        <FitHint
          address={addresses[0]}
          name={picker.nameOf(addresses[0])}
          fit={fit}
          onCropped={(address) => options.onChange?.([address])}
        />
      )}
      {picker.large && !isReadOnly && (
        <p data-large="" role="status">
          <TriangleAlert size={14} aria-hidden />
          <span>{t("picker.large", { count: picker.large.count, ...sizeParts(options.maxBytes ?? 0) })}</span>
          {picker.large.shrink && (
            <Button size="sm" isBusy={picker.large.isShrinking} onClick={picker.large.shrink}>
              {t("picker.shrink")}
            </Button>
          )}
        </p>
      )}
      {isOpen && (
        <DeferredUploadDialog
          max={isMultiple ? max - addresses.length : 1}
          modelName={modelName}
          labelName={labelName}
          box={shape ?? fit?.box}
          onPick={(pictures) => {
            setOpen(false);
            picker.take(pictures);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </ImagePickerRoot>
  );
}
