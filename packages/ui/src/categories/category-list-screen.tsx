import { categoryText, useCategoryList } from "@shopkeeper/hooks/categories";
import { useText } from "@shopkeeper/hooks/core";
import { AddButton } from "../core/add-button";
import { Button } from "../core/button";
import { lazyDialog } from "../core/lazy-dialog";
import { ListPage } from "../core/list-page";
import { RemovalDialogs } from "../core/removal-dialogs";
import { styled } from "../theme/styled";
import { categoryColumns } from "./category-columns";
import { DeferredCategoryDialog } from "./deferred-category-dialog";

const CategoryOrderDialog = lazyDialog(
  () => import("./category-order-dialog").then((file) => file.CategoryOrderDialog),
  ({ onClose }) => onClose(),
);

/** Where a merchant keeps the shop's categories: two levels, shown or hidden, in an order. */
export function CategoryListScreen() {
  const list = useCategoryList();
  const t = useText(categoryText);
  const { task, add, close } = list.dialog;
  const { toggle } = list;
  return (
    <ListPage
      list={list}
      text={t}
      columns={categoryColumns}
      rowName={nameOf}
      table={{ tree: list.tree, rowState: (category) => toggle && `${toggle.isOn(category)} ${toggle.isRunning(category)}` }}
      add={<AddButton onClick={add}>{t("list.add")}</AddButton>}
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
      <RemovalDialogs of={list.remove} rowName={nameOf} question={() => t("remove.question")} hint={t("remove.hint")} />
      {task && (
        <DeferredCategoryDialog
          category={task.mode === "add" ? undefined : task.row}
          parent={task.mode === "add" ? task.parent?.id : undefined}
          onDone={close}
          onCancel={close}
        />
      )}
      {list.order && <CategoryOrderDialog task={list.order} onClose={list.closeOrder} />}
    </ListPage>
  );
}

const nameOf = ({ name }: { name: string }) => name;

const Count = styled("small", { base: { color: "fg.subtle", fontSize: "xs" } });
