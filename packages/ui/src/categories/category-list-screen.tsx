import { categoryText, useCategoryList } from "@shopkeeper/hooks/categories";
import { useLanguage, useText } from "@shopkeeper/hooks/core";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { Button } from "../core/button";
import { ConfirmDialog } from "../core/confirm-dialog";
import { DataTable } from "../core/data-table";
import { EmptyState } from "../core/empty-state";
import { ListScreen } from "../core/list-screen";
import { RefusedState } from "../core/refused-state";
import { useLatest } from "../core/use-latest";
import { styled } from "../theme/styled";
import { categoryColumns } from "./category-columns";
import { DeferredCategoryDialog } from "./deferred-category-dialog";
import { lazyDialog } from "../core/lazy-dialog";

const CategoryOrderDialog = lazyDialog(
  () => import("./category-order-dialog").then((file) => file.CategoryOrderDialog),
  ({ onClose }) => onClose(),
);

/** Where a merchant keeps the shop's categories: two levels, shown or hidden, in an order. */
export function CategoryListScreen() {
  const list = useCategoryList();
  const t = useText(categoryText);
  const language = useLanguage();
  const latest = useLatest(list);
  const pressed = list.toggle?.pressed;
  // eslint-disable-next-line react-hooks/exhaustive-deps -- cells show words, and the switches as they are pressed
  const columns = useMemo(() => categoryColumns(latest, list.toggle), [latest, pressed, language]);
  const add = list.add && (
    <Button variant="primary" icon={<Plus size={15} aria-hidden />} onClick={list.add}>
      {t("list.add")}
    </Button>
  );
  return (
    <ListScreen
      title={t("list.title")}
      actions={add}
      toolbar={
        list.rows.length > 0 && (
          <>
            {list.toggleAll && (
              <Button size="sm" onClick={list.toggleAll}>
                {t(list.areAllOpen ? "list.closeAll" : "list.openAll")}
              </Button>
            )}
            {list.orderTops && (
              <Button size="sm" onClick={list.orderTops}>
                {t("list.order")}
              </Button>
            )}
            <Count>{t("list.count", list.counts)}</Count>
          </>
        )
      }
    >
      <DataTable
        label={t("list.table")}
        columns={columns}
        rows={list.rows}
        rowKey={(category) => category.id}
        list={list}
        tree={list.tree}
        maxHeight="max(24rem, calc(100dvh - 14rem))"
        empty={list.isRefused ? <RefusedState /> : <EmptyState title={t("list.empty")} hint={t("list.emptyHint")} action={add} />}
      />
      <ConfirmDialog
        question={list.remove}
        text={() => t("remove.question")}
        nameOf={(category) => category.name}
        hint={() => t("remove.hint")}
        isDanger
      />
      {list.task && (
        <DeferredCategoryDialog
          category={list.task.is === "edit" ? list.task.category : undefined}
          parent={list.task.is === "add" ? list.task.parent : undefined}
          onDone={list.closeTask}
          onCancel={list.closeTask}
        />
      )}
      {list.order && <CategoryOrderDialog task={list.order} onClose={list.closeOrder} />}
    </ListScreen>
  );
}

const Count = styled("small", { base: { color: "fg.subtle", fontSize: "xs" } });
