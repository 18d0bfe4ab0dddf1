import { type CategoryList, type CategoryRow, categoryText, type CategoryTextKey, useCategoryList } from "@shopkeeper/hooks/categories";
import { categoryHistory } from "@shopkeeper/hooks/categories/shared";
import { textOf, useText } from "@shopkeeper/hooks/texts";
import { FolderOpen } from "lucide-react";
import { AddButton } from "../core/add-button";
import { Button } from "../core/button";
import { lazyDialog } from "../core/lazy-dialog";
import { Picture } from "../core/picture";
import { editAction, removeAction } from "../core/row-action";
import { actionsColumn } from "../list/actions-column";
import { ListPage } from "../list/list-page";
import { RemovalDialogs } from "../list/removal-dialogs";
import { switchColumn } from "../list/switch-column";
import type { Column } from "../list/table-column";
import { HistoryButton } from "../revisions/shared";
import { styled } from "../theme/styled";
import { DeferredCategoryDialog } from "./deferred-category-dialog";

const CategoryOrderDialog = lazyDialog(
  () => import("./category-order-dialog").then((file) => file.CategoryOrderDialog),
  ({ onClose }) => onClose(),
);

/** The list where a merchant keeps the shop's categories: two levels, shown or hidden, in an order. */
export function CategoryListScreen() {
  const list = useCategoryList();
  const t = useText(categoryText);
  const { task, add, close } = list.dialog;
  return (
    <ListPage
      list={list}
      text={t}
      columns={categoryColumns}
      rowName={nameOf}
      table={{ tree: list.tree }}
      actions={<HistoryButton kind="category" words={categoryHistory} />}
      add={<AddButton onClick={add}>{t("list.add")}</AddButton>}
      toolbar={
        list.page.rows.length > 0 && (
          <>
            {list.tree.toggleAll && (
              <Button size="sm" onClick={list.tree.toggleAll}>
                {t(list.tree.areAllOpen ? "list.closeAll" : "list.openAll")}
              </Button>
            )}
            {list.ordering.openTops && (
              <Button size="sm" onClick={list.ordering.openTops}>
                {t("list.order")}
              </Button>
            )}
            <Count>{t("list.count", list.counts)}</Count>
          </>
        )
      }
    >
      <RemovalDialogs of={list.removal} rowName={nameOf} question={(name) => t("remove.question", { name })} hint={t("remove.hint")} />
      {task && (
        <DeferredCategoryDialog
          category={task.mode === "add" ? undefined : task.row}
          parent={task.mode === "add" ? task.parent?.id : undefined}
          onDone={close}
          onCancel={close}
        />
      )}
      {list.ordering.task && <CategoryOrderDialog task={list.ordering.task} onClose={list.ordering.close} />}
    </ListPage>
  );
}

const nameOf = ({ name }: { name: string }) => name;
const text = (key: CategoryTextKey) => textOf(categoryText, key);

const categoryColumns: readonly Column<CategoryRow, CategoryList>[] = [
  {
    key: "name",
    title: () => text("fields.name"),
    width: 320,
    isHeading: true,
    cell: ({ name, id }) => textOf(categoryText, "list.nameAndId", { name, id }),
  },
  { key: "icon", isMinor: true, title: () => text("fields.icon"), width: 110, cell: (category) => <CategoryIcon {...category} /> },
  { key: "sort", isMinor: true, title: () => text("fields.sort"), width: 90, cell: ({ sort }) => sort },
  switchColumn({
    key: "isShow",
    title: () => text("fields.isShow"),
    width: 100,
    of: ({ toggle }) => toggle,
    isOn: ({ isShow }) => isShow,
    stateOf: ({ isShow }) => text(isShow ? "shown" : "hidden"),
    nameOf: ({ name }) => textOf(categoryText, "list.switchNamed", { name }),
  }),
  actionsColumn({
    width: 290,
    shown: 4,
    rowName: ({ name }) => name,
    actionsOf: (category, list) => [
      category.level === 1 &&
        list.dialog.addBelow && { key: "below", label: text("list.addBelow"), onChoose: () => list.dialog.addBelow?.(category) },
      editAction(category, list),
      removeAction(category, list),
      category.below > 1 &&
        list.ordering.openBelow && { key: "order", label: text("list.orderBelow"), onChoose: () => list.ordering.openBelow?.(category) },
    ],
  }),
];

function CategoryIcon({ icon, name }: CategoryRow) {
  if (icon) return <Picture src={icon} name={textOf(categoryText, "list.iconOf", { name })} />;
  return (
    <span className="sk-picture" style={{ width: 36, height: 36 }}>
      <FolderOpen size={16} aria-hidden />
    </span>
  );
}

const Count = styled("small", { base: { color: "fg.subtle", fontSize: "xs" } });
