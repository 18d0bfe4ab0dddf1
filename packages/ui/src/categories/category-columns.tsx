import { type CategoryRow, categoryText, type CategoryTextKey, type useCategoryList } from "@shopkeeper/hooks/categories";
import { coreText, textOf } from "@shopkeeper/hooks/core";
import { FolderOpen } from "lucide-react";
import { Picture } from "../core/picture";
import { RowActions } from "../core/row-actions";
import { StatusTag } from "../core/status-tag";
import { Switch } from "../core/switch";
import type { Column } from "../core/table-column";

type CategoryList = ReturnType<typeof useCategoryList>;

/** The columns of the category tree. `list` gives the newest; `toggle` is what is switched now. */
export function categoryColumns(list: () => CategoryList, toggle: CategoryList["toggle"]): readonly Column<CategoryRow>[] {
  const t = (key: CategoryTextKey) => textOf(categoryText, key);
  return [
    {
      key: "name",
      title: t("fields.name"),
      width: 320,
      isHeading: true,
      cell: ({ name, id }) => textOf(categoryText, "list.nameAndId", { name, id }),
    },
    { key: "icon", title: t("fields.icon"), width: 110, cell: (category) => <CategoryIcon {...category} /> },
    { key: "sort", title: t("fields.sort"), width: 90, cell: (category) => category.sort },
    { key: "isShow", title: t("fields.isShow"), width: 100, cell: (category) => <CategorySwitch category={category} toggle={toggle} /> },
    {
      key: "actions",
      title: textOf(coreText, "columns.actions"),
      width: 290,
      isFixed: true,
      cell: (category) => <RowActions of={category.name} actions={categoryActions(category, list)} shown={4} />,
    },
  ];
}

function categoryActions(category: CategoryRow, list: () => CategoryList) {
  const { addBelow, edit, remove, orderBelow } = list();
  const t = (key: CategoryTextKey) => textOf(categoryText, key);
  return [
    category.level === 1 && addBelow && { key: "below", label: t("list.addBelow"), onChoose: () => list().addBelow?.(category) },
    edit && { key: "edit", label: t("list.edit"), onChoose: () => list().edit?.(category) },
    remove && { key: "remove", label: t("list.remove"), isDanger: true, onChoose: () => list().remove?.ask(category) },
    category.below > 1 && orderBelow && { key: "order", label: t("list.orderBelow"), onChoose: () => list().orderBelow?.(category) },
  ];
}

function CategoryIcon({ icon, name }: CategoryRow) {
  if (icon) return <Picture src={icon} name={textOf(categoryText, "list.iconOf", { name })} />;
  return (
    <span className="sk-picture" style={{ width: 36, height: 36 }}>
      <FolderOpen size={16} aria-hidden />
    </span>
  );
}

function CategorySwitch({ category, toggle }: { category: CategoryRow; toggle: CategoryList["toggle"] }) {
  const t = (key: CategoryTextKey) => textOf(categoryText, key);
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
