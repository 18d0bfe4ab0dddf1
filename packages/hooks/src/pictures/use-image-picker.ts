import { moved, type PickedPicture, textOf, useShop } from "../core";
import { pictureText } from "./messages";
import { addressesIn, mostPictures, type PictureValue, withPictures } from "./picture-value";

/** What an image picker is told. */
export interface ImagePickerOptions {
  /** An address, a list of addresses, or such a list as JSON. */
  value: PictureValue | null | undefined;
  /** Several pictures, 20 at most. */
  isMultiple?: boolean;
  max?: number;
  /** Gets the addresses; one at most where it is not multiple. */
  onChange?: (addresses: readonly string[]) => void;
}

/** Choosing one picture, or up to 20 in an order. */
export function useImagePicker({ value, isMultiple = false, max = mostPictures, onChange }: ImagePickerOptions) {
  const { notices } = useShop();
  const most = isMultiple ? Math.min(max, mostPictures) : 1;
  const addresses = addressesIn(value).slice(0, isMultiple ? undefined : 1);
  return {
    addresses,
    max: most,
    isFull: addresses.length >= most,
    /** Takes what the library handed back: a single one replaces, several are added as far as there is room. */
    take(picked: readonly PickedPicture[]) {
      const next = withPictures(isMultiple ? addresses : [], picked, most);
      if (next.leftOut > 0) notices.info(textOf(pictureText, "picker.full", { max: most, count: next.leftOut }));
      onChange?.(next.addresses);
    },
    remove: (address: string) => onChange?.(addresses.filter((other) => other !== address)),
    move: (from: number, to: number) => onChange?.(moved(addresses, from, to)),
  };
}
