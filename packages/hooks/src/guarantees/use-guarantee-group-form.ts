import { GuaranteeScope, limits, type Schema, type Output } from "@shopkeeper/sdk";
import { type DialogTask, type FormModel, formSchema, pickedIds, textOf, textProblem, useCan, useRead, useVersionedForm } from "../core";
import { guaranteeText, type GuaranteeTextKey } from "./messages";

/** A service as a group shows it; one that the platform no longer offers is not valid. */
export interface GroupService {
  readonly id: number;
  readonly name: string;
  readonly content: string | null;
  readonly isValid: boolean;
}

type Group = Schema<"GuaranteeGroup">;
type Members = Pick<Group, "guaranteeList">;

interface GroupForm {
  name: string;
  /** Ids of the services, in picking order. */
  gids: number[];
}

const nameMax = limits.GuaranteeGroupInput.name.maxLength;

const model: FormModel<GroupForm, Group> = {
  schema: formSchema<GroupForm>(({ name, gids }) => ({
    name: textProblem<GuaranteeTextKey>(name, nameMax, { empty: "problems.nameEmpty", long: "problems.nameLong" }),
    gids: gids.length === 0 ? ("problems.none" satisfies GuaranteeTextKey) : undefined,
  })),
  valuesOf: (group) => ({ name: group?.name ?? "", gids: group?.guaranteeList.map(({ gid }) => gid) ?? [] }),
};

export interface GuaranteeGroupFormOptions {
  task: DialogTask<Group>;
  onDone: () => void;
  onCancel: () => void;
}

/** Adding, editing or viewing a guarantee group; it lasts as long as its dialog is open. */
export function useGuaranteeGroupForm({ task, onDone, onCancel }: GuaranteeGroupFormOptions) {
  const group = task.mode === "add" ? undefined : task.row;
  const services = useServices();
  const { form, ...rest } = useVersionedForm<GroupForm, Group, Output<"addGuaranteeGroup">>({
    model,
    edited: group,
    operation: group ? "editGuaranteeGroup" : "addGuaranteeGroup",
    save({ name, gids }, client, version) {
      const body = { name: name.trim(), gids: gids.join() };
      return group ? client.editGuaranteeGroup({ body: { id: group.id, ...body, version } }) : client.addGuaranteeGroup({ body });
    },
    reread: async (client) => (await client.listGuaranteeGroups()).find(({ id }) => id === group?.id),
    draftKey: group ? `guarantees/${group.id}` : "guarantees/add",
    isReadOnly: task.mode === "view",
    row: ({ name }) => ({ list: "listGuaranteeGroups", name: name.trim() }),
    onDone,
    onCancel,
  });

  const setPicked = (gids: number[]) => form.setValue("gids", gids, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return {
    ...rest,
    form,
    title: `form.${task.mode}Title` as const,
    nameMax,
    services: { ...services, rows: services.data ? servicesFor(services.data, group) : [] },
    selectionOf: (picked: readonly number[]) => pickedIds<GroupService>(picked, rest.isReadOnly ? undefined : setPicked),
  };
}

/** The platform's guarantee services, hidden ones too, with the state of their reading. */
export function useServices() {
  const isRefused = !useCan()("listGuarantees");
  return { ...useRead("listGuarantees", isRefused ? undefined : { query: { type: GuaranteeScope.all } }), isRefused };
}

/** The services to choose from: those on offer, and for a group that exists the others too, with what is gone for good last. */
export function servicesFor(services: readonly Schema<"Guarantee">[], group?: Members): readonly GroupService[] {
  const known = services
    .filter(({ isShow }) => isShow || group !== undefined)
    .map(({ id, name, content, isShow }): GroupService => ({ id, name, content, isValid: isShow }));
  const gone = (group?.guaranteeList ?? []).filter(({ gid }) => !services.some(({ id }) => id === gid));
  const nameOf = (id: number) => textOf(guaranteeText, "list.unknown", { id });
  return [...known, ...gone.map(({ gid }): GroupService => ({ id: gid, name: nameOf(gid), content: null, isValid: false }))];
}

/** The services that a group has, in the order of the platform. */
export const servicesOf = (services: readonly Schema<"Guarantee">[], group: Members): readonly GroupService[] =>
  servicesFor(services, group).filter(({ id }) => group.guaranteeList.some(({ gid }) => gid === id));
