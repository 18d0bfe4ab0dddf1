import { fields, type Schema, type Output } from "@shopkeeper/sdk";
import { phoneText } from "@shopkeeper/sdk/rules/core";
import { addressProblems } from "@shopkeeper/sdk/rules/addresses";
import { type DialogFormOptions, type FormModel, formSchema, problemKeys, useVersionedForm, type VersionedForm } from "../form";
import { textOf } from "../texts";
import { addressText } from "./messages";

type Address = Schema<"Address">;

interface AddressForm {
  receiverName: string;
  receiverPhone: string;
  /** Names, the province first; empty while none is chosen. */
  region: readonly string[];
  detail: string;
  isDefault: boolean;
  isShow: boolean;
}

const { receiverName, detail } = fields.AddressInput;

const model: FormModel<AddressForm, Address> = {
  schema: formSchema<AddressForm>((values) => problemKeys(addressProblems(values))),
  valuesOf: (address) => ({
    receiverName: address?.receiverName ?? "",
    receiverPhone: address?.receiverPhone ?? "",
    region: [address?.province, address?.city, address?.district].flatMap((name) => name ?? []),
    detail: address?.detail ?? "",
    isDefault: address?.isDefault ?? false,
    isShow: address?.isShow ?? true,
  }),
};

export type AddressFormOptions = DialogFormOptions<Address>;

/** Adding, editing or viewing an address. */
export interface AddressFormState extends VersionedForm<AddressForm, Address> {
  title: "form.addTitle" | "form.editTitle" | "form.viewTitle";
  max: { receiverName: number; detail: number };
}

/** Adding, editing or viewing an address; it lasts as long as its dialog is open. */
export function useAddressForm({ task, onDone, onCancel }: AddressFormOptions): AddressFormState {
  const address = task.mode === "add" ? undefined : task.row;
  const form = useVersionedForm<AddressForm, Address, Output<"saveAddress">>({
    model,
    edited: address,
    operation: address ? "updateAddress" : "saveAddress",
    save({ region: [province = "", city = "", district = ""], isDefault, ...values }, client, version) {
      // a hidden address is never the default
      const receiverPhone = phoneText(values.receiverPhone);
      const body = { ...values, receiverPhone, province, city, district, isDefault: isDefault && values.isShow };
      return address ? client.updateAddress({ body: { id: address.id, ...body, version } }) : client.saveAddress({ body });
    },
    labels: {
      receiverName: textOf(addressText, "fields.receiverName"),
      receiverPhone: textOf(addressText, "fields.receiverPhone"),
      region: textOf(addressText, "fields.region"),
      detail: textOf(addressText, "fields.detail"),
    },
    reread: async (client) => (await client.listAddresses()).find(({ id }) => id === address?.id),
    draftKey: address ? `addresses/${address.id}` : "addresses/add",
    isReadOnly: task.mode === "view",
    row: ({ receiverName }) => ({ list: "listAddresses", name: receiverName.trim() }),
    onDone,
    onCancel,
  });
  return {
    ...form,
    title: `form.${task.mode}Title` as const,
    max: { receiverName: receiverName.maxLength, detail: detail.maxLength },
  };
}
