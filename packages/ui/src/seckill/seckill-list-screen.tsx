import { coreText, useLanguage, useText } from "@shopkeeper/hooks/texts";
import { type SearchParamsState, useFilters } from "@shopkeeper/hooks/list";
import { type SeckillList, seckillText, useSeckillList } from "@shopkeeper/hooks/seckill";
import { ActivityStatus, labelOf, ProductShelf, type Schema } from "@shopkeeper/sdk";
import { useEffect } from "react";
import { AddButton } from "../core/add-button";
import { codeOptions } from "../core/code-options";
import { ConfirmDialog } from "../core/confirm-dialog";
import { lazyDialog } from "../core/lazy-dialog";
import { whenIdle } from "../core/when-idle";
import { BulkResults } from "../list/bulk-results";
import { FilterBar } from "../list/filter-bar";
import { ListPage } from "../list/list-page";
import { RemovalDialogs, removePicked } from "../list/removal-dialogs";
import { SelectFilter } from "../list/select-filter";
import { TextFilter } from "../list/text-filter";
import { seckillColumns, seckillName } from "./seckill-columns";

const SeckillDrawer = lazyDialog(
  () => import("./seckill-drawer").then((file) => file.SeckillDrawer),
  ({ onClose }) => onClose(),
);

export interface SeckillListScreenProps {
  search: SearchParamsState;
  onAdd: () => void;
  /** Opens the editor on a refused product. */
  onResubmit: (product: Schema<"SeckillProduct">) => void;
}

/** The list where a merchant sees the products of activities by their review, and switches, prices, withdraws and resubmits them. */
export function SeckillListScreen({ search, onAdd, onResubmit }: SeckillListScreenProps) {
  const list = useSeckillList(search);
  const core = useText(coreText);
  const t = useText(seckillText);
  const language = useLanguage();
  const {
    dialog,
    takingDown,
    steps: { question: step },
  } = list;
  useEffect(() => whenIdle(SeckillDrawer.preload), []);
  return (
    <ListPage
      list={{ ...list, onResubmit }}
      text={t}
      columns={seckillColumns}
      rowName={seckillName}
      add={<AddButton onClick={list.can.add ? onAdd : undefined}>{t("list.add")}</AddButton>}
      filters={<SeckillFilters list={list} />}
      division={{
        label: t("list.tabs"),
        of: list.tabs,
        labelOf: (status) => labelOf("SeckillAuditStatus", status, language),
        empty: (tab) => t("list.emptyTab", { tab }),
      }}
      bulk={[
        takingDown && { key: "down", label: t("actions.batchDown"), isBusy: takingDown.bulk.isRunning, onChoose: takingDown.open },
        removePicked(list.removal),
      ]}
    >
      <RemovalDialogs of={list.removal} rowName={seckillName} question={(name) => t("ask.remove", { name })} />
      <ConfirmDialog
        question={step}
        text={({ name, product }) => t(`ask.${name}`, { name: product.name })}
        hint={({ name }) => name === "withdraw" && t("ask.withdrawHint")}
      />
      {takingDown && (
        <>
          <ConfirmDialog
            question={takingDown.question}
            text={() => t("ask.batchDown")}
            nameOf={(rows) => rows.map(seckillName).join(core("states.comma"))}
            hint={(rows) => t("ask.batchDownCount", { count: rows.length })}
          />
          <BulkResults bulk={takingDown.bulk} nameOf={seckillName} title={t("batch.downTitle")} />
        </>
      )}
      {dialog.task && dialog.task.mode !== "add" && <SeckillDrawer key={dialog.task.row.id} task={dialog.task} onClose={dialog.close} />}
    </ListPage>
  );
}

/** Choices apply at once, names when the search is submitted. */
function SeckillFilters({ list }: { list: SeckillList }) {
  const t = useText(seckillText);
  const language = useLanguage();
  const filters = useFilters(list);
  return (
    <FilterBar {...filters.bar}>
      <TextFilter label={t("fields.product")} placeholder={t("filters.product")} {...filters.text("proName")} />
      <TextFilter label={t("fields.activity")} placeholder={t("filters.activity")} {...filters.text("activityName")} />
      <SelectFilter
        label={t("fields.shelf")}
        placeholder={t("filters.shelf")}
        options={codeOptions("ProductShelf", [ProductShelf.onShelf, ProductShelf.offShelf], language)}
        {...filters.choice("proStatus")}
      />
      <SelectFilter
        label={t("fields.activityStatus")}
        placeholder={t("filters.activityStatus")}
        options={codeOptions("ActivityStatus", Object.values(ActivityStatus), language)}
        {...filters.choice("activityStatus")}
      />
    </FilterBar>
  );
}
