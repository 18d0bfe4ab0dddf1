import { type AddressList, addressText, type AddressTextKey, useAddressList, wholeAddress } from "@shopkeeper/hooks/addresses";
import { shownTime } from "@shopkeeper/hooks/dates";
import { textOf, titleOf, useText, wordFor } from "@shopkeeper/hooks/texts";
import { fields, type Schema } from "@shopkeeper/sdk";
import { AddButton } from "../core/add-button";
import { editAction, removeAction, viewAction } from "../core/row-action";
import { StatusTag } from "../core/status-tag";
import { actionsColumn } from "../list/actions-column";
import { ListPage } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import { switchColumn } from "../list/switch-column";
import type { Column } from "../list/table-column";
import { AddressDialog } from "./address-dialog";

/** The list where a merchant keeps the shop's return addresses. */
export function AddressListScreen() {
  const list = useAddressList();
  const t = useText(addressText);
  const { task, add, close } = list.dialog;
  return (
    <ListPage list={list} text={t} columns={columns} rowName={nameOf} add={<AddButton onClick={add}>{t("form.addTitle")}</AddButton>}>
      <RemovalDialogs of={list.removal} rowName={wholeAddress} question={() => t("remove.question")} hint={t("remove.hint")} />
      {task && <AddressDialog task={task} onDone={close} onCancel={close} />}
    </ListPage>
  );
}

const nameOf = ({ receiverName }: { receiverName: string }) => receiverName;
const text = (key: AddressTextKey) => textOf(addressText, key);

const columns: readonly Column<Schema<"Address">, AddressList>[] = [
  {
    key: "receiverName",
    title: () => titleOf(fields.AddressInput.receiverName),
    width: 190,
    isHeading: true,
    cell: ({ receiverName, isDefault }) => (
      <>
        {receiverName} {isDefault && <StatusTag tone="info">{titleOf(fields.AddressInput.isDefault)}</StatusTag>}
      </>
    ),
  },
  { key: "receiverPhone", title: () => titleOf(fields.AddressInput.receiverPhone), width: 150, cell: ({ receiverPhone }) => receiverPhone },
  {
    key: "detail",
    title: () => titleOf(fields.AddressInput.detail),
    minWidth: 260,
    cell: (address) => <span data-clamp="">{wholeAddress(address)}</span>,
  },
  switchColumn({
    key: "isShow",
    title: () => titleOf(fields.AddressInput.isShow),
    width: 90,
    of: ({ toggle }) => toggle,
    isOn: ({ isShow }) => isShow,
    stateOf: ({ isShow }) => wordFor(fields.AddressInput.isShow, isShow),
    nameOf: ({ receiverName }) => textOf(addressText, "list.switchNamed", { name: receiverName }),
  }),
  { key: "updateTime", isMinor: true, title: () => text("fields.updateTime"), width: 150, cell: ({ updateTime }) => shownTime(updateTime) },
  actionsColumn({
    width: 210,
    shown: 3,
    rowName: ({ receiverName }) => receiverName,
    actionsOf: (address, list) => [
      editAction(address, list) ?? viewAction(address, list),
      !address.isDefault &&
        list.setDefault && { key: "default", label: text("list.setDefault"), onChoose: () => void list.setDefault?.run(address) },
      removeAction(address, list),
    ],
  }),
];
