import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Read, useRead } from "../core";
import { useCan } from "../shop";

/** Choosing one of the addresses that are shown. */
export interface AddressChoice extends Omit<Read<"listAddresses">, "data"> {
  isRefused: boolean;
  addresses: Schema<"Address">[];
  /** Undefined where nothing is chosen and there is no default. */
  chosen: Schema<"Address"> | undefined;
  choose: (next: number | undefined) => void;
}

/** Choosing one of the addresses that are shown; the default one is chosen already. */
export function useAddressChoice(): AddressChoice {
  const isRefused = !useCan()("listAddresses");
  const [picked, setPicked] = useState<number>();
  const { data = [], ...reading } = useRead("listAddresses", isRefused ? undefined : { query: { isShow: true } });
  const chosen = data.find(({ id }) => id === picked) ?? data.find(({ isDefault }) => isDefault);
  return {
    ...reading,
    isRefused,
    addresses: data,
    chosen,
    choose: setPicked,
  };
}
