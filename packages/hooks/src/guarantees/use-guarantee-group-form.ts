import type { Schema } from "@shopkeeper/sdk";
import { type DialogTask, useVersionedForm } from "../core";
import { type GroupService, servicesFor } from "./group-services";
import { type GuaranteeGroupForm, guaranteeGroupInput, guaranteeGroupModel, guaranteeLimits } from "./guarantee-group-form";
import { useServices } from "./use-services";

export interface GuaranteeGroupFormOptions {
  task: DialogTask<Schema<"GuaranteeGroup">>;
  onDone: () => void;
  onCancel: () => void;
}

/** Adding, editing or viewing a guarantee group; it lasts as long as its dialog is open. */
export function useGuaranteeGroupForm({ task, onDone, onCancel }: GuaranteeGroupFormOptions) {
  const group = task.mode === "add" ? undefined : task.row;
  const services = useServices();
  const { form, ...rest } = useVersionedForm<GuaranteeGroupForm, Schema<"GuaranteeGroup">, null>({
    model: guaranteeGroupModel,
    edited: group,
    operation: group ? "editGuaranteeGroup" : "addGuaranteeGroup",
    save: (values, client, version) =>
      group
        ? client.editGuaranteeGroup({ body: { id: group.id, ...guaranteeGroupInput(values), version } })
        : client.addGuaranteeGroup({ body: guaranteeGroupInput(values) }),
    reread: async (client) => (await client.listGuaranteeGroups()).find(({ id }) => id === group?.id),
    draftKey: group ? `guarantees/${group.id}` : "guarantees/add",
    isReadOnly: task.mode === "view",
    onDone,
    onCancel,
  });

  const setPicked = (gids: number[]) => form.setValue("gids", gids, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return {
    ...rest,
    form,
    title: `form.${task.mode}Title` as const,
    limits: guaranteeLimits,
    services: { ...services, rows: services.data ? servicesFor(services.data, group) : [] },
    /** Picks a service or drops it; one that is no longer valid can only be dropped. */
    pick({ id, isValid }: GroupService) {
      const picked = form.getValues("gids");
      if (picked.includes(id)) setPicked(picked.filter((other) => other !== id));
      else if (isValid) setPicked([...picked, id]);
    },
    /** Picks all valid services, or drops them when all are picked. */
    pickAll(rows: readonly GroupService[]) {
      const picked = form.getValues("gids");
      const valid = rows.filter(({ isValid }) => isValid).map(({ id }) => id);
      const areAllPicked = valid.every((id) => picked.includes(id));
      setPicked(areAllPicked ? picked.filter((id) => !valid.includes(id)) : [...new Set([...picked, ...valid])]);
    },
  };
}
