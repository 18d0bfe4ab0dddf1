import { textOf } from "@shopkeeper/hooks/texts";
import { type PictureCategories, type PictureCategory, pictureText, rootId } from "@shopkeeper/hooks/pictures";
import { openMenu } from "../core/open-menu";
import type { RowAction } from "../core/row-action";

/** Opens the actions of a category; 全部图片 only allows adding one. */
export function openCategoryMenu(
  anchor: HTMLElement,
  node: PictureCategory | undefined,
  { add, edit, removal: remove }: PictureCategories,
) {
  const items: RowAction[] = [
    ...(add ? [{ key: "add", label: textOf(pictureText, "category.add"), onChoose: () => add(node?.id ?? rootId) }] : []),
    ...(edit && node ? [{ key: "edit", label: textOf(pictureText, "category.edit"), onChoose: () => edit(node.id) }] : []),
    ...(remove && node
      ? [{ key: "remove", label: textOf(pictureText, "category.remove"), isDanger: true, onChoose: () => remove.open(node) }]
      : []),
  ];
  const name = node?.name ?? textOf(pictureText, "category.all");
  if (items.length > 0) openMenu(anchor, { label: textOf(pictureText, "category.actions", { name }), items });
}
