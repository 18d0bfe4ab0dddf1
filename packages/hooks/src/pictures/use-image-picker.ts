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
  /** Several pictures, 20 at most. */
  isMultiple?: boolean;
  /** At most so many. */
  max?: number;
  /** Larger ones are offered to be made smaller. */
  maxBytes?: number;
  /** The bytes of a picture, where they can be read. Called for those that were not just chosen, where `maxBytes` is given. */
  measure?: (address: string) => Promise<{ bytes?: number }>;
  /** Makes a picture of at most so many bytes. */
  shrink?: (address: string, maxBytes: number) => Promise<Blob>;
  /** Gets the addresses; one at most where it is not multiple. */
  onChange?: (addresses: readonly string[]) => void;
}

/** Choosing one picture, or several in an order. */
export interface ImagePicker {
  addresses: string[];
  /** The name of a picture that was chosen here; one that a form came with has none. */
  nameOf: (address: string) => string | undefined;
  /** The pictures that are larger than `maxBytes`, however they came here, and what makes them smaller; undefined without any. */
  large: { count: number; shrink: (() => void) | undefined; isShrinking: boolean } | undefined;
  max: number;
  isFull: boolean;
  /** Takes what the library handed back: a single one replaces, several are added as far as there is room. */
  take(picked: readonly PickedPicture[]): void;
  remove: (address: string) => void;
  move: (from: number, to: number) => void;
}

/** Choosing one picture, or up to 20 in an order. */
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
