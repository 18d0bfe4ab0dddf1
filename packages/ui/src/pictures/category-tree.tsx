import { useText } from "@shopkeeper/hooks/texts";
import { type PictureCategories, type PictureCategory, pictureText, rootId } from "@shopkeeper/hooks/pictures";
import { type FocusEvent, type KeyboardEvent, useState } from "react";
import { moveInTree } from "../core/move-in-tree";
import { CategoryRow, type CategoryRowProps } from "./category-row";
import { CategoryTreeRoot } from "./category-tree-root";
import { openCategoryMenu } from "./open-category-menu";

export interface CategoryTreeProps {
  categories: PictureCategories;
  /** Called after a category was chosen, for a drawer that closes then. */
  onChosen?: () => void;
}

/** The tree of picture categories under 全部图片: arrows move and open, Enter chooses, a menu key opens the actions. */
export function CategoryTree({ categories, onChosen }: CategoryTreeProps) {
  const t = useText(pictureText);
  const [current, setCurrent] = useState<number>();
  const rows = shownRows(categories, t("category.all"));
  const tabbable = [current, categories.chosen].find((id) => rows.some((row) => row.id === id)) ?? rootId;

  function choose(id: number) {
    setCurrent(id);
    categories.choose(id);
    onChosen?.();
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const item = event.target instanceof HTMLElement && event.target.matches("[role=treeitem]") ? event.target : undefined;
    const row = rows.find(({ id }) => String(id) === item?.dataset.id);
    if (!item || !row || event.ctrlKey || event.metaKey || event.altKey) return undefined;
    if (event.key === "Enter" || event.key === " ") choose(row.id);
    else if (event.key === "ContextMenu" || (event.key === "F10" && event.shiftKey)) openCategoryMenu(item, row.node, categories);
    else return moveInTree(event);
    return event.preventDefault();
  }

  const onFocus = ({ target }: FocusEvent<HTMLElement>) =>
    setCurrent(rows.find(({ id }) => String(id) === target.dataset.id)?.id ?? current);

  return (
    <CategoryTreeRoot role="tree" aria-label={t("category.label")} onKeyDown={onKeyDown} onFocus={onFocus}>
      {rows.map((row) => (
        <CategoryRow key={row.id} row={row} categories={categories} isTabbable={row.id === tabbable} onChoose={choose} />
      ))}
    </CategoryTreeRoot>
  );
}

/** The visible rows, from top to bottom. */
function shownRows(categories: PictureCategories, rootName: string): readonly CategoryRowProps["row"][] {
  const below = (nodes: readonly PictureCategory[], parent: number, level: number): CategoryRowProps["row"][] =>
    nodes.flatMap((node, at) => {
      const isOpen = node.child.length === 0 ? undefined : categories.isOpen(node.id);
      const { id, name } = node;
      return [
        { id, name, node, parent, level, isOpen, place: at + 1, siblings: nodes.length },
        ...(isOpen ? below(node.child, id, level + 1) : []),
      ];
    });
  const root = { id: rootId, name: rootName, node: undefined, parent: undefined, level: 1, isOpen: true, place: 1, siblings: 1 };
  return [root, ...below(categories.tree, rootId, 2)];
}
