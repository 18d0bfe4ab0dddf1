import type { Schema } from "@shopkeeper/sdk";
import { coreText, listOf, textOf, useAction, useCan, useDialog, useList, useRemoval, useRowSwitch } from "../core";

type Address = Schema<"Address">;

export const addresses = listOf("listAddresses");

/** The shop's addresses: adding, editing, showing, making the default and deleting them; what the account may not do is undefined. */
export function useAddressList() {
  const can = useCan();
  const list = useList(addresses);
  const setDefault = useAction(({ id }: Address, client) => client.setDefaultAddress({ path: { id } }), ["addresses"], {
    done: () => textOf(coreText, "done.changed"),
  });
  return {
    ...list,
    dialog: useDialog<Address>({ add: "saveAddress", edit: "updateAddress" }),
    toggle: useRowSwitch<Address>("toggleAddress", { isOn: ({ isShow }) => isShow }),
    setDefault: can("setDefaultAddress") ? setDefault : undefined,
    remove: useRemoval(list, "deleteAddress"),
  };
}
