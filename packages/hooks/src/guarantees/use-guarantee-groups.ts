import { GuaranteeScope, fields, type Schema, type Output } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { type DialogFormOptions, recordForm, type RowDialog, useDialog, useVersionedForm, type VersionedForm } from "../form";
import { type List, listOf, type ListRows, type Removal, useList, useRemoval } from "../list";
import { type PickedIds, pickedIds } from "../selection";
import { type Read, useRead } from "../core";
import { textOf } from "../texts";
import { useCan, useShop } from "../shop";
import { guaranteeText, type GuaranteeTextKey } from "./messages";

type Group = Schema<"GuaranteeGroup">;

export const guaranteeGroups = listOf("listGuaranteeGroups");

/** The shop's guarantee groups; their services are undefined until those of the platform are loaded. */
export interface GuaranteeGroupList extends Omit<List<Group, ReturnType<typeof guaranteeGroups.read>>, "page"> {
  page: ListRows<Group & { services: readonly GroupService[] | undefined }>;
  removal: Removal<Group> | undefined;
  dialog: RowDialog<Group>;
}

/** The shop's guarantee groups with their services, the dialog of a group, and deleting groups. */
export function useGuaranteeGroupList(): GuaranteeGroupList {
  const list = useList(guaranteeGroups);
  const { data: all } = useServices();
  const dialog = useDialog<Group>({ add: "addGuaranteeGroup", edit: "editGuaranteeGroup" });
  const rows = useMemo(() => list.page.rows.map((group) => ({ ...group, services: all && servicesOf(all, group) })), [list.page.rows, all]);
  return { ...list, page: { ...list.page, rows }, removal: useRemoval(list, "deleteGuaranteeGroup"), dialog };
}

/** A service of a group; a service that the platform no longer offers is not valid. */
export interface GroupService extends Readonly<Pick<Schema<"Guarantee">, "id" | "name">> {
  readonly content: string | null;
  readonly isValid: boolean;
}

/** The form of a guarantee group; `gids` are ids of services, in picking order. */
const guaranteeGroupForm = recordForm(
  { fields: fields.GuaranteeGroupInput, uses: {}, conflicts: (_group: Schema<"GuaranteeGroupInput">) => ({}) },
  { own: (group?: Group) => ({ gids: group?.guaranteeList.map(({ gid }) => gid) ?? [] }) },
);
type GroupForm = ReturnType<typeof guaranteeGroupForm.valuesOf>;

export type GuaranteeGroupFormOptions = DialogFormOptions<Group>;

/** The form of a guarantee group, and the services to choose from. */
export interface GuaranteeGroupFormState extends VersionedForm<GroupForm, Group> {
  title: GuaranteeTextKey;
  services: Read<"listGuarantees"> & { isRefused: boolean; rows: readonly GroupService[] };
  selectionOf: (picked: readonly number[]) => PickedIds<GroupService>;
}

/** Adding, editing or viewing a guarantee group; it lasts as long as its dialog is open. */
export function useGuaranteeGroupForm({ task, onDone, onCancel }: GuaranteeGroupFormOptions): GuaranteeGroupFormState {
  const group = task.mode === "add" ? undefined : task.row;
  const { now } = useShop();
  const services = useServices();
  const form = useVersionedForm<GroupForm, Group, Output<"addGuaranteeGroup">>({
    model: guaranteeGroupForm.model(now),
    edited: group,
    operation: group ? "editGuaranteeGroup" : "addGuaranteeGroup",
    save(values, client, version) {
      const body = guaranteeGroupForm.inputOf(values);
      return group ? client.editGuaranteeGroup({ body: { id: group.id, ...body, version } }) : client.addGuaranteeGroup({ body });
    },
    labels: guaranteeGroupForm.labels,
    reread: async (client) => (await client.listGuaranteeGroups()).find(({ id }) => id === group?.id),
    draftKey: group ? `guarantees/${group.id}` : "guarantees/add",
    isReadOnly: task.mode === "view",
    row: ({ name }) => ({ list: "listGuaranteeGroups", name: name.trim() }),
    onDone,
    onCancel,
  });

  const setPicked = (gids: number[]) => form.form.setValue("gids", gids, { shouldDirty: true, shouldTouch: true, shouldValidate: true });

  return {
    ...form,
    title: `form.${task.mode}Title`,
    services: { ...services, rows: services.data ? servicesFor(services.data, group) : [] },
    selectionOf: (picked: readonly number[]) => pickedIds<GroupService>(picked, form.isReadOnly ? undefined : setPicked),
  };
}

/** The platform's guarantee services, hidden ones too, with the state of the read. */
function useServices() {
  const isRefused = !useCan()("listGuarantees");
  return { ...useRead("listGuarantees", isRefused ? undefined : { query: { type: GuaranteeScope.all } }), isRefused };
}

/** The services to choose from: the offered ones, and for an existing group also hidden ones and, last, its deleted ones. */
export function servicesFor(services: readonly Schema<"Guarantee">[], group?: Pick<Group, "guaranteeList">): readonly GroupService[] {
  const known = services
    .filter(({ isShow }) => isShow || group !== undefined)
    .map(({ id, name, content, isShow }): GroupService => ({ id, name, content, isValid: isShow }));
  const gone = (group?.guaranteeList ?? []).filter(({ gid }) => !services.some(({ id }) => id === gid));
  const unknown = (id: number) => ({ id, name: textOf(guaranteeText, "list.unknown", { id }), content: null, isValid: false });
  return [...known, ...gone.map(({ gid }) => unknown(gid))];
}

/** The services that a group has, in the order of the platform. */
export const servicesOf = (services: readonly Schema<"Guarantee">[], group: Pick<Group, "guaranteeList">): readonly GroupService[] =>
  servicesFor(services, group).filter(({ id }) => group.guaranteeList.some(({ gid }) => gid === id));
