import { useText } from "@shopkeeper/hooks/texts";
import { type PictureCategories, type PictureCategory, pictureText, rootId } from "@shopkeeper/hooks/pictures";
import { ChevronRight, Ellipsis, Folder, FolderOpen, Images, Plus } from "lucide-react";
import { type MouseEvent, useId } from "react";
import { openCategoryMenu } from "./open-category-menu";

export interface CategoryRowProps {
  row: {
    id: number;
    name: string;
    /** Undefined is 全部图片, the root. */
    node: PictureCategory | undefined;
    parent: number | undefined;
    level: number;
    /** Undefined without children. */
    isOpen: boolean | undefined;
    /** Its position among its siblings, and their number. */
    place: number;
    siblings: number;
  };
  categories: PictureCategories;
  /** The Tab key reaches it. */
  isTabbable: boolean;
  onChoose: (id: number) => void;
}

/** One category of the tree. */
export function CategoryRow({ row, categories, isTabbable, onChoose }: CategoryRowProps) {
  const t = useText(pictureText);
  const nameId = useId();
  const { id, name, node, level, isOpen } = row;
  const { add, edit, removal: remove } = categories;
  const Icon = node === undefined ? Images : isOpen ? FolderOpen : Folder;
  const apart = (does: (button: HTMLElement) => void) => (event: MouseEvent<HTMLElement>) => {
    event.stopPropagation(); // the row itself is not chosen
    does(event.currentTarget);
  };
  return (
    <div
      role="treeitem"
      data-id={id}
      aria-level={level}
      aria-posinset={row.place}
      aria-setsize={row.siblings}
      aria-selected={categories.chosen === id}
      aria-expanded={isOpen}
      aria-labelledby={nameId}
      tabIndex={isTabbable ? 0 : -1}
      style={{ paddingInlineStart: (level - 1) * 14 }}
      onClick={() => onChoose(id)}
    >
      {node !== undefined && isOpen !== undefined ? (
        <button
          type="button"
          tabIndex={-1}
          data-twist=""
          data-branch=""
          aria-label={t(isOpen ? "category.close" : "category.open", { name })}
          onClick={apart(() => categories.toggle(id))}
        >
          <ChevronRight size={13} aria-hidden />
        </button>
      ) : (
        <i aria-hidden />
      )}
      <Icon size={15} aria-hidden />
      <span id={nameId} data-clip="">
        {name}
      </span>
      {node === undefined && add && (
        <button type="button" tabIndex={-1} aria-label={t("category.add")} data-tip={t("category.add")} onClick={apart(() => add(rootId))}>
          <Plus size={15} aria-hidden />
        </button>
      )}
      {node !== undefined && (add || edit || remove) && (
        <button
          type="button"
          tabIndex={-1}
          data-more=""
          aria-haspopup="menu"
          aria-label={t("category.actions", { name })}
          onClick={apart((button) => openCategoryMenu(button, node, categories))}
        >
          <Ellipsis size={15} aria-hidden />
        </button>
      )}
    </div>
  );
}
