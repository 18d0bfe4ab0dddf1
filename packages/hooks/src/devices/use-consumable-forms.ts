import { fields, listQueries, type Schema } from "@shopkeeper/sdk";
import { consumableProblems, refillProblems } from "@shopkeeper/sdk/rules/devices";
import { useState } from "react";
import { type FormModel, formSchema, problemKeys, useVersionedForm, type VersionedForm } from "../form";
import { type List, listOf, useList } from "../list";
import { textOf } from "../texts";
import { deviceText } from "./messages";

type Consumable = Schema<"Consumable">;

export interface ConsumableFormOptions {
  row: Consumable;
  onDone: () => void;
  onCancel: () => void;
}

interface LimitsForm {
  /** null while nothing is typed. */
  capacity: number | null;
  warnAt: number | null;
}

const limitsModel: FormModel<LimitsForm, Consumable> = {
  schema: formSchema<LimitsForm>(({ capacity, warnAt }) =>
    problemKeys(consumableProblems({ capacity: capacity ?? Number.NaN, warnAt: warnAt ?? Number.NaN })),
  ),
  valuesOf: (row) => ({ capacity: row?.capacity ?? null, warnAt: row?.warnAt ?? null }),
};

/** Editing the capacity of a consumable, and the level from which it is low. */
export function useConsumableLimits({ row, ...on }: ConsumableFormOptions): VersionedForm<LimitsForm, Consumable> {
  return useVersionedForm<LimitsForm, Consumable, null>({
    model: limitsModel,
    edited: row,
    operation: "updateConsumable",
    save: ({ capacity, warnAt }, client, version) =>
      client.updateConsumable({ body: { id: row.id, capacity: capacity ?? 0, warnAt: warnAt ?? 0, version } }),
    labels: { capacity: textOf(deviceText, "limits.capacity"), warnAt: textOf(deviceText, "limits.warnAt") },
    reread: async (client) => (await client.listConsumables()).find(({ id }) => id === row.id),
    ...on,
  });
}

interface RefillForm {
  amount: number | null;
  note: string;
}

/** Recording a refill. */
export interface RefillFormState extends VersionedForm<RefillForm, Consumable> {
  noteMax: number;
}

/** Recording a refill. */
export function useRefillForm({ row, ...on }: ConsumableFormOptions): RefillFormState {
  const [start] = useState(row); // the level changes meanwhile; typed values stay
  const model: FormModel<RefillForm, Consumable> = {
    schema: formSchema<RefillForm>(({ amount }) => problemKeys(refillProblems({ amount: amount ?? 0 }, row))),
    valuesOf: ({ capacity, level } = row) => ({ amount: Math.round((capacity - level) * 100) / 100 || null, note: "" }),
  };
  const form = useVersionedForm<RefillForm, Consumable, null>({
    model,
    edited: start,
    operation: "refillConsumable",
    save: ({ amount, note }, client) => client.refillConsumable({ body: { id: row.id, amount: amount ?? 0, note: note.trim() } }),
    ...on,
  });
  return { ...form, noteMax: fields.RefillInput.note.maxLength };
}

const refills = listOf(listQueries.listRefills);

type RefillQuery = ReturnType<typeof refills.read>;

/** The refills of a consumable, page by page. */
export function useRefills(consumableId: number): List<Schema<"Refill">, RefillQuery> {
  return useList({ ...refills, toInput: ({ page, limit }) => ({ query: { consumableId, page, limit } }) });
}
