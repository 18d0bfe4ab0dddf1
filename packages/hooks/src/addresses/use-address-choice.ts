import { useState } from "react";
import { useCan, useRead } from "../core";

/** Choosing one of the addresses that are shown; the default one is chosen already. */
export function useAddressChoice() {
  const isRefused = !useCan()("listAddresses");
  const [picked, setPicked] = useState<number>();
  const { data = [], ...reading } = useRead("listAddresses", isRefused ? undefined : { query: { isShow: true } });
  const chosen = data.find(({ id }) => id === picked) ?? data.find(({ isDefault }) => isDefault);
  return {
    ...reading,
    isRefused,
    addresses: data,
    /** Undefined where nothing is chosen and there is no default. */
    chosen,
    choose: setPicked,
  };
}
