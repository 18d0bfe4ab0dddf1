import { useCan } from "../../shop";
import { useRead } from "../../core";

/** The shop's shipping templates as options. */
export interface FreightChoice {
  options: { value: number; label: string }[];
  isLoading: boolean;
  isNone: boolean;
  error: Error | undefined;
  retry: () => void;
}

/** The shop's shipping templates as options; a deleted template is shown by its id. */
export function useFreightChoice(chosen: number | null): FreightChoice {
  const can = useCan();
  const { data, isLoading, error, retry } = useRead(
    "listShippingTemplates",
    can("listShippingTemplates") ? { query: { page: 1, limit: 9999 } } : undefined,
  );
  const options = (data?.list ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const isGone = chosen !== null && data !== undefined && options.every(({ value }) => value !== chosen);
  return {
    options: isGone || (chosen !== null && !data) ? [...options, { value: chosen, label: `#${chosen}` }] : options,
    isLoading,
    isNone: data?.list.length === 0,
    error,
    retry,
  };
}
