import type { Schema } from "@shopkeeper/sdk";
import { type Action, useAction } from "../core";
import { coreText, textOf } from "../texts";
import { type List, listOf, type Removal, type RowSwitch, useList, useRemoval, useRowSwitch } from "../list";
import { type RowDialog, useDialog } from "../form";
import { useCan } from "../shop";

type Address = Schema<"Address">;

export const addresses = listOf("listAddresses");

type AddressQuery = ReturnType<typeof addresses.read>;

/** The shop's addresses. */
export interface AddressList extends List<Address, AddressQuery> {
  dialog: RowDialog<Address>;
  toggle: RowSwitch<Address> | undefined;
  setDefault: Action<Address, null> | undefined;
  removal: Removal<Address> | undefined;
}

/** The shop's addresses: adding, editing, showing, making the default and deleting them; actions without the right are undefined. */
export function useAddressList(): AddressList {
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
    removal: useRemoval(list, "deleteAddress"),
  };
}
