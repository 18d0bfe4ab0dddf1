import type { Output, Schema } from "@shopkeeper/sdk";
import { addressRules } from "@shopkeeper/sdk/rules/addresses";
import { type DialogFormOptions, recordForm, useVersionedForm, type VersionedForm } from "../form";
import { useShop } from "../shop";
import { textOf } from "../texts";
import { addressText } from "./messages";

type Address = Schema<"Address">;

/** The form of an address; `region` has names, the province first, and is empty while none is chosen. */
const addressForm = recordForm(addressRules, {
  initial: { isShow: true },
  own: (address?: Address) => ({ region: [address?.province, address?.city, address?.district].flatMap((name) => name ?? []) }),
});
type AddressForm = ReturnType<typeof addressForm.valuesOf>;

export type AddressFormOptions = DialogFormOptions<Address>;

/** Adding, editing or viewing an address. */
export interface AddressFormState extends VersionedForm<AddressForm, Address> {
  title: "form.addTitle" | "form.editTitle" | "form.viewTitle";
}

/** Adding, editing or viewing an address; it lasts as long as its dialog is open. */
export function useAddressForm({ task, onDone, onCancel }: AddressFormOptions): AddressFormState {
  const address = task.mode === "add" ? undefined : task.row;
  const { now } = useShop();
  const form = useVersionedForm<AddressForm, Address, Output<"saveAddress">>({
    model: addressForm.model(now),
    edited: address,
    operation: address ? "updateAddress" : "saveAddress",
    save(values, client, version) {
      const [province = "", city = "", district = ""] = values.region;
      // a hidden address is never the default
      const isDefault = values.isDefault && values.isShow;
      const body = { ...addressForm.inputOf(values), province, city, district, isDefault };
      return address ? client.updateAddress({ body: { id: address.id, ...body, version } }) : client.saveAddress({ body });
    },
    labels: { ...addressForm.labels, region: textOf(addressText, "fields.region") },
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
  };
}
