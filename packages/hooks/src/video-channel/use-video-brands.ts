import { textOf } from "../texts";
import { useCan } from "../shop";
import { useRead } from "../core";
import { videoFormText } from "./messages";

/** The brands approved by WeChat, as options. */
export interface VideoBrands {
  options: { value: number; label: string }[];
  error: Error | undefined;
  retry: () => void;
}

/** The brands approved by WeChat, as options; a missing brand is shown by its id. */
export function useVideoBrands(chosen: number): VideoBrands {
  const can = useCan();
  const { data, error, retry } = useRead("listUsableVideoBrands", can("listUsableVideoBrands") ? {} : undefined);
  const brands = (data ?? []).map(({ brandId, brandWording }) => ({ value: brandId, label: brandWording }));
  const isKnown = chosen === 0 || brands.some(({ value }) => value === chosen);
  return {
    options: [
      { value: 0, label: textOf(videoFormText, "noBrand") },
      ...brands,
      ...(isKnown ? [] : [{ value: chosen, label: `#${chosen}` }]),
    ],
    error,
    retry,
  };
}
