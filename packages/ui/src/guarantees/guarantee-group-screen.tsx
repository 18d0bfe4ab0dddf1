import { useLanguage, useText } from "@shopkeeper/hooks/core";
import { guaranteeText, useGuaranteeGroups } from "@shopkeeper/hooks/guarantees";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DataTable } from "../core/data-table";
import { EmptyState } from "../core/empty-state";
import { ListScreen } from "../core/list-screen";
import { RefusedState } from "../core/refused-state";
import { useLatest } from "../core/use-latest";
import { guaranteeColumns } from "./guarantee-columns";
import { GuaranteeDialog } from "./guarantee-dialog";

/** Where a merchant keeps the guarantees that products promise together. */
export function GuaranteeGroupScreen() {
  const list = useGuaranteeGroups();
  const t = useText(guaranteeText);
  const language = useLanguage();
  const latest = useLatest(list);
  // eslint-disable-next-line react-hooks/exhaustive-deps -- the words of the columns follow the language
  const columns = useMemo(() => guaranteeColumns(latest, list.services), [latest, list.services, language]);
  const add = list.add && (
    <Button variant="primary" icon={<Plus size={15} aria-hidden />} onClick={list.add}>
      {t("list.add")}
    </Button>
  );
  return (
    <ListScreen title={t("list.title")} actions={add}>
      <DataTable
        label={t("list.title")}
        columns={columns}
        rows={list.groups}
        rowKey={(group) => group.id}
        list={list}
        empty={list.isRefused ? <RefusedState /> : <EmptyState title={t("list.empty")} hint={t("list.emptyHint")} action={add} />}
      />
      <ConfirmDialog
        question={list.remove}
        text={() => t("remove.question")}
        nameOf={(group) => group.name}
        hint={() => t("remove.hint")}
        isDanger
      />
      {list.task && <GuaranteeDialog task={list.task} onDone={list.close} onCancel={list.close} />}
    </ListScreen>
  );
}
