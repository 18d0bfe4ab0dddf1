import type { Schema } from "@shopkeeper/sdk";
import { useCan, useLeaving, useRead, useSchemaForm } from "../core";
import { type GroupService, servicesFor } from "./group-services";
import { type GuaranteeGroupForm, guaranteeGroupFormOf, guaranteeGroupSchema, guaranteeLimits } from "./guarantee-group-form";
import { useGuaranteeGroupSaving } from "./use-guarantee-group-saving";

/** What the dialog of a guarantee group is for. */
export type GuaranteeGroupTask = { readonly is: "add" } | { readonly is: "edit" | "view"; readonly group: Schema<"GuaranteeGroup"> };

/** What the form of a guarantee group is told. */
export interface GuaranteeGroupFormOptions {
  task: GuaranteeGroupTask;
  onDone: () => void;
  onCancel: () => void;
}

/** Adding a guarantee group, editing one or looking at it; it lasts as long as its dialog is open. */
export function useGuaranteeGroupForm({ task, onDone, onCancel }: GuaranteeGroupFormOptions) {
  const can = useCan();
  const group = task.is === "add" ? undefined : task.group;
  const saving = useGuaranteeGroupSaving(group);
  const services = useRead("listGuarantees", can("listGuarantees") ? { query: { type: 0 } } : undefined);
  const { form, submit, ...rest } = useSchemaForm<GuaranteeGroupForm, null>({
    schema: guaranteeGroupSchema,
    values: guaranteeGroupFormOf(group),
    action: saving.action,
    draftKey: group ? `guarantees/${group.id}` : "guarantees/add",
    isReadOnly: task.is === "view" || !can(group ? "editGuaranteeGroup" : "addGuaranteeGroup"),
    onDone,
  });
  const leaving = useLeaving(rest, onCancel);

  return {
    ...rest,
    ...leaving,
    form,
    submit,
    title: `form.${task.is}Title` as const,
    limits: guaranteeLimits,
    /** The services to choose from, with how far their reading is. */
    services: {
      rows: services.data ? servicesFor(services.data, group) : [],
      isRefused: !can("listGuarantees"),
      isLoading: services.isLoading,
      isRefreshing: services.isRefreshing,
      error: services.error,
      retry: services.retry,
    },
    /** Picks a service or drops it; what is no longer valid can be dropped alone. */
    pick(service: GroupService) {
      const picked = form.getValues("gids");
      const isPicked = picked.includes(service.id);
      if (!isPicked && !service.isValid) return;
      const gids = isPicked ? picked.filter((id) => id !== service.id) : [...picked, service.id];
      form.setValue("gids", gids, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    },
    /** Picks all that are valid, or drops them all when they are picked already. */
    pickAll(rows: readonly GroupService[]) {
      const picked = form.getValues("gids");
      const valid = rows.filter(({ isValid }) => isValid).map(({ id }) => id);
      const gids = valid.every((id) => picked.includes(id))
        ? picked.filter((id) => !valid.includes(id))
        : [...new Set([...picked, ...valid])];
      form.setValue("gids", gids, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    },
    /** Someone else has saved the group meanwhile: both versions, and which of them to go on with. */
    conflict: saving.theirs && conflictWith(saving.theirs),
  };

  function conflictWith(theirs: Schema<"GuaranteeGroup">) {
    const keepMine = () => (saving.goOnFrom(theirs), submit());
    const takeTheirs = () => (saving.goOnFrom(theirs), form.reset(guaranteeGroupFormOf(theirs), { keepDirtyValues: false }));
    return { name: theirs.name, mine: form.getValues(), theirs: guaranteeGroupFormOf(theirs), keepMine, takeTheirs };
  }
}
