import { fields, type Schema } from "@shopkeeper/sdk";
import { type DialogTask, type FormModel, formSchema, textProblem, useVersionedForm, type VersionedForm } from "../form";
import { textOf } from "../texts";
import { deviceText, type DeviceTextKey } from "./messages";
import type { NamedDevice } from "./use-device-list";

type Device = Schema<"Device">;

interface DeviceForm {
  name: string;
  kind: Device["kind"] | undefined;
  place: string;
}

const { name: nameLimit, place } = fields.DeviceInput;

const model: FormModel<DeviceForm, Device> = {
  schema: formSchema<DeviceForm>(({ name, kind }) => ({
    name: textProblem<DeviceTextKey>(name, nameLimit.maxLength, { empty: "problems.nameEmpty", long: "problems.nameLong" }),
    kind: kind === undefined ? ("problems.kindEmpty" satisfies DeviceTextKey) : undefined,
  })),
  valuesOf: (device) => ({ name: device?.name ?? "", kind: device?.kind, place: device?.place ?? "" }),
};

export interface DeviceFormOptions {
  task: DialogTask<Device>;
  /** `added` is a device that was just registered, and has no token yet. */
  onDone: (added: NamedDevice | undefined) => void;
  onCancel: () => void;
}

/** Registering or editing a device. */
export interface DeviceFormState extends VersionedForm<DeviceForm, Device> {
  title: "form.addTitle" | "form.editTitle" | "form.viewTitle";
  max: { name: number; place: number };
}

/** Registering or editing a device; it lasts as long as its dialog is open. */
export function useDeviceForm({ task, onDone, onCancel }: DeviceFormOptions): DeviceFormState {
  const device = task.mode === "add" ? undefined : task.row;
  const form = useVersionedForm<DeviceForm, Device, { added: NamedDevice | undefined }>({
    model,
    edited: device,
    operation: device ? "updateDevice" : "saveDevice",
    async save({ name, kind, place: where }, client, version) {
      const body = { name: name.trim(), kind: kind ?? 1, place: where.trim() };
      if (!device) return { added: { ...(await client.saveDevice({ body })), name: body.name } };
      await client.updateDevice({ body: { id: device.id, ...body, version } });
      return { added: undefined };
    },
    labels: { name: textOf(deviceText, "fields.name"), kind: textOf(deviceText, "fields.kind"), place: textOf(deviceText, "fields.place") },
    reread: (client) => (device ? client.getDevice({ path: { id: device.id } }) : Promise.resolve(undefined)),
    draftKey: device ? `devices/${device.id}` : "devices/add",
    isReadOnly: task.mode === "view",
    row: ({ name }, { added }) => ({ list: "listDevices", id: added?.id ?? device?.id, name: name.trim() }),
    onDone: ({ added }) => onDone(added),
    onCancel,
  });
  return { ...form, title: `form.${task.mode}Title` as const, max: { name: nameLimit.maxLength, place: place.maxLength } };
}
