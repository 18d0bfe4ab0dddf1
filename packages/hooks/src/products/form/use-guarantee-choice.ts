import { GuaranteeScope, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Read, useRead } from "../../core";
import { useCan } from "../../shop";

/** Choosing the guarantees of a product. */
export interface GuaranteeChoice {
  services: { id: number; name: string; isShow: boolean }[] | undefined;
  mode: "group" | "alone";
  setMode: (next: "group" | "alone") => void;
  groups: Read<"listGuaranteeGroups">;
  groupId: number | undefined;
  /** The services of the chosen group that are still available. */
  groupServices: { id: number; name: string }[] | undefined;
  chooseGroup(id: number | undefined): void;
  canGroup: boolean;
}

/** Choosing the guarantees of a product, individually or by group. */
export function useGuaranteeChoice(stored: readonly Schema<"Guarantee">[], onChange: (ids: readonly number[]) => void): GuaranteeChoice {
  const can = useCan();
  const [mode, setMode] = useState<"alone" | "group">("alone");
  const [groupId, setGroupId] = useState<number | undefined>(undefined);
  const shown = useRead("listGuarantees", can("listGuarantees") ? { query: { type: GuaranteeScope.shown } } : undefined).data;
  const groups = useRead("listGuaranteeGroups", mode === "group" && can("listGuaranteeGroups") ? {} : undefined);
  // a guarantee that the platform hides stays with the products that have it
  const hidden = stored.filter(({ id }) => shown?.every((one) => one.id !== id));
  const services = shown && [...shown, ...hidden.map((one) => ({ ...one, isShow: false }))];
  const servicesOf = ({ guaranteeList }: Schema<"GuaranteeGroup">) =>
    guaranteeList.flatMap(({ gid, isShow }) => (isShow ? (services?.filter(({ id }) => id === gid) ?? []) : []));
  const group = groups.data?.find(({ id }) => id === groupId);

  return {
    services: services?.map(({ id, name, isShow }) => ({ id, name, isShow })),
    mode,
    setMode,
    groups,
    groupId,
    groupServices: group && servicesOf(group).map(({ id, name }) => ({ id, name })),
    chooseGroup(id: number | undefined) {
      setGroupId(id);
      const chosen = groups.data?.find((one) => one.id === id);
      if (chosen) onChange(servicesOf(chosen).map((service) => service.id));
    },
    canGroup: can("listGuaranteeGroups"),
  };
}
