import { useText } from "@shopkeeper/hooks/core";
import { guaranteeText, useGuaranteeGroupList } from "@shopkeeper/hooks/guarantees";
import { AddButton } from "../core/add-button";
import { ListPage } from "../core/list-page";
import { RemovalDialogs } from "../core/removal-dialogs";
import { guaranteeColumns } from "./guarantee-columns";
import { GuaranteeDialog } from "./guarantee-dialog";

/** Where a merchant groups the guarantees that products promise together. */
export function GuaranteeListScreen() {
  const list = useGuaranteeGroupList();
  const t = useText(guaranteeText);
  const { task, add, close } = list.dialog;
  return (
    <ListPage list={list} text={t} columns={guaranteeColumns} rowName={nameOf} add={<AddButton onClick={add}>{t("list.add")}</AddButton>}>
      <RemovalDialogs of={list.remove} rowName={nameOf} question={() => t("remove.question")} hint={t("remove.hint")} />
      {task && <GuaranteeDialog task={task} onDone={close} onCancel={close} />}
    </ListPage>
  );
}

const nameOf = ({ name }: { name: string }) => name;
