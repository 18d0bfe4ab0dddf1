import { useEffect, useState } from "react";
import { moved } from "../selection";
import { type PickedPicture, textOf } from "../texts";
import { useAction } from "../core";
import { useCan, useShop } from "../shop";
import { pictureText } from "./messages";
import { pickerModel } from "./upload-model";
import { addressesIn, mostPictures, type PictureValue, withPictures } from "./picture-value";

/** Options of an image picker. */
export interface ImagePickerOptions {
  /** An address, a list of addresses, or such a list as JSON. */
  value: PictureValue | null | undefined;
  /** Allows several pictures, 20 at most. */
  isMultiple?: boolean;
  /** The maximum number of pictures. */
  max?: number;
  /** Larger pictures can be compressed. */
  maxBytes?: number;
  /** The bytes of a picture, if they can be read. Called for pictures that were not just chosen, if `maxBytes` is set. */
  measure?: (address: string) => Promise<{ bytes?: number }>;
  /** Compresses a picture to at most `maxBytes`. */
  shrink?: (address: string, maxBytes: number) => Promise<Blob>;
  /** Gets the addresses; at most one unless `isMultiple`. */
  onChange?: (addresses: readonly string[]) => void;
}

/** Choosing one picture, or several in order. */
export interface ImagePicker {
  addresses: string[];
  /** The name of a picture chosen here; a picture from the form's data has none. */
  nameOf: (address: string) => string | undefined;
  /** The pictures larger than `maxBytes`, whatever their source, and an action that compresses them; undefined without any. */
  large: { count: number; shrink: (() => void) | undefined; isShrinking: boolean } | undefined;
  max: number;
  isFull: boolean;
  /** Takes the result of the library: a single picture replaces, several are added up to the limit. */
  take(picked: readonly PickedPicture[]): void;
  remove: (address: string) => void;
  move: (from: number, to: number) => void;
}

/** Choosing one picture, or up to 20 in order. */
export function useImagePicker({
  value,
  isMultiple = false,
  max = mostPictures,
  maxBytes,
  measure,
  shrink,
  onChange,
}: ImagePickerOptions): ImagePicker {
  const { notices, now } = useShop();
  const can = useCan();
  const [sizes, setSizes] = useState<ReadonlyMap<string, number>>(new Map());
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const most = isMultiple ? Math.min(max, mostPictures) : 1;
  const addresses = addressesIn(value).slice(0, isMultiple ? undefined : 1);
  const unmeasured = maxBytes === undefined ? undefined : addresses.find((address) => !sizes.has(address));
  const tooLarge = maxBytes === undefined ? [] : addresses.filter((address) => (sizes.get(address) ?? 0) > maxBytes);

  useEffect(() => {
    if (unmeasured === undefined || !measure) return undefined;
    let isOver = false;
    void measure(unmeasured).then(({ bytes = 0 }) => isOver || setSizes((before) => new Map([...before, [unmeasured, bytes]])));
    return () => {
      isOver = true;
    };
  }, [unmeasured, measure]);

  const shrinking = useAction(
    async (large: readonly string[], client) => {
      const smaller = new Map<string, string>();
      for (const address of large) {
        const blob = await shrink?.(client.fileUrl(address), maxBytes ?? 0).catch(() =>
          Promise.reject(new Error(textOf(pictureText, "picker.shrinkFailed"))),
        );
        if (!blob) continue;
        const file = new File([blob], `${now().getTime()}.jpg`, { type: "image/jpeg" });
        smaller.set(address, (await client.upload(file, { to: "uploadImage", query: { model: pickerModel, pid: 0 } })).sattDir);
      }
      return smaller;
    },
    ["pictures"],
    {
      done(smaller) {
        onChange?.(addresses.map((address) => smaller.get(address) ?? address));
        return textOf(pictureText, "picker.shrunk");
      },
    },
  );

  return {
    addresses,
    nameOf: (address: string) => names.get(address),
    large:
      tooLarge.length > 0
        ? {
            count: tooLarge.length,
            shrink: shrink && can("uploadImage") ? () => void shrinking.run(tooLarge) : undefined,
            isShrinking: shrinking.isRunning,
          }
        : undefined,
    max: most,
    isFull: addresses.length >= most,
    take(picked: readonly PickedPicture[]) {
      const next = withPictures(isMultiple ? addresses : [], picked, most);
      if (next.leftOut > 0) notices.info(textOf(pictureText, "picker.full", { max: most, count: next.leftOut }));
      const known = picked.flatMap(({ sattDir, bytes }) => (bytes === undefined ? [] : [[sattDir, bytes] as const]));
      setSizes(new Map([...sizes, ...known]));
      setNames(new Map([...names, ...picked.flatMap(({ sattDir, name }) => (name ? [[sattDir, name] as const] : []))]));
      onChange?.(next.addresses);
    },
    remove: (address: string) => onChange?.(addresses.filter((other) => other !== address)),
    move: (from: number, to: number) => onChange?.(moved(addresses, from, to)),
  };
}
