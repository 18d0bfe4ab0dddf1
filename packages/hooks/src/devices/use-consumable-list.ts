import type { Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type List, listOf, useList } from "../list";
import { useCan } from "../shop";
import { useLive } from "../core";
import { liveSeconds } from "./use-device-list";
import { liveReading } from "./live-reading";

type Consumable = Schema<"Consumable">;

/** The dialog that is open for a consumable. */
export type ConsumableTask = { readonly kind: "refill" | "limits" | "history"; readonly row: Consumable };

export const consumables = listOf("listConsumables");

type ConsumableQuery = ReturnType<typeof consumables.read>;

/** The consumables of the shop's devices, as they are now. */
export interface ConsumableList extends List<Consumable, ConsumableQuery> {
  liveError: Error | undefined;
  task: ConsumableTask | undefined;
  refill: ((row: Consumable) => void) | undefined;
  setLimits: ((row: Consumable) => void) | undefined;
  seeHistory: (row: Consumable) => void;
  close: () => void;
}

/** The consumables of the shop's devices, as they are now: refills, limits and history; actions without the right are undefined. */
export function useConsumableList(): ConsumableList {
  useLive(["devices"], liveSeconds);
  const can = useCan();
  const list = useList(consumables);
  const [task, setTask] = useState<ConsumableTask>();
  const opening = (kind: ConsumableTask["kind"]) => (row: Consumable) => setTask({ kind, row });
  return {
    ...list,
    ...liveReading(list),
    task,
    refill: can("refillConsumable") ? opening("refill") : undefined,
    setLimits: can("updateConsumable") ? opening("limits") : undefined,
    seeHistory: opening("history"),
    close: () => setTask(undefined),
  };
}
