import { type CategoryRow, categoryText, type CategoryTextKey, type useCategoryList } from "@shopkeeper/hooks/categories";
import { textOf } from "@shopkeeper/hooks/core";
import { FolderOpen } from "lucide-react";
import { actionsColumn } from "../core/actions-column";
import { Picture } from "../core/picture";
import { StatusTag } from "../core/status-tag";
import { Switch } from "../core/switch";
import type { Column } from "../core/table-column";

type CategoryList = ReturnType<typeof useCategoryList>;

const t = (key: CategoryTextKey) => textOf(categoryText, key);

/** The columns of the category tree. */
export const categoryColumns: readonly Column<CategoryRow, CategoryList>[] = [
  {
    key: "name",
    title: () => t("fields.name"),
    width: 320,
    isHeading: true,
    cell: ({ name, id }) => textOf(categoryText, "list.nameAndId", { name, id }),
  },
  { key: "icon", title: () => t("fields.icon"), width: 110, cell: (category) => <CategoryIcon {...category} /> },
  { key: "sort", title: () => t("fields.sort"), width: 90, cell: ({ sort }) => sort },
  {
    key: "isShow",
    title: () => t("fields.isShow"),
    width: 100,
    cell: (category, { toggle }) => <CategorySwitch category={category} toggle={toggle} />,
  },
  actionsColumn({
    width: 290,
    shown: 4,
    rowName: ({ name }) => name,
    actionsOf: (category, list) => [
      category.level === 1 &&
        list.dialog.addBelow && { key: "below", label: t("list.addBelow"), onChoose: () => list.dialog.addBelow?.(category) },
      list.dialog.edit && { key: "edit", label: t("list.edit"), onChoose: () => list.dialog.edit?.(category) },
      list.remove && { key: "remove", label: t("list.remove"), isDanger: true, onChoose: () => list.remove?.open(category) },
      category.below > 1 && list.orderBelow && { key: "order", label: t("list.orderBelow"), onChoose: () => list.orderBelow?.(category) },
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

function CategorySwitch({ category, toggle }: { category: CategoryRow; toggle: CategoryList["toggle"] }) {
  if (!toggle) return <StatusTag tone={category.isShow ? "success" : "neutral"}>{t(category.isShow ? "shown" : "hidden")}</StatusTag>;
  return (
    <Switch
      aria-label={textOf(categoryText, "list.switchNamed", { name: category.name })}
      isOn={toggle.isOn(category)}
      isBusy={toggle.isRunning(category)}
      onChange={() => void toggle.run(category)}
    />
  );
}
