import { Refusal } from "../core/refusal";
import type { RevisedFields, RevisedKind, RevisedRecord } from "../kernel/revised";
import { referencedIds } from "../kit/referenced-ids";
import { saveCategory, takeCategoryAway, toggleCategory } from "./handlers";

/** How revisions of the shop's categories are stored and restored; a change of one category may change its relatives. */
export const categoryRevisions: RevisedKind = {
  readers: ["merchant:product:category:list"],
  editor: "merchant:product:category:update",
  isWhole: true,

  async read(shop, { isLocked }) {
    if (isLocked) await shop.categories.lock();
    const rows = await shop.categories.list();
    const names = new Map(rows.map(({ id, name }) => [id, name]));
    return new Map(
      rows.map(({ id, pid, name, icon, sort, isShow }): [number, RevisedRecord] => {
        const parent = pid === 0 ? [] : [{ id: pid, name: names.get(pid) ?? "" }];
        return [id, { name, fields: { name, parent, icon, sort, isShow } }];
      }),
    );
  },

  async restore({ shop }, { id, name, current, target, changed }) {
    if (!target) return takeCategoryAway(shop, id);
    const fields = fieldsOf(target);
    if (!current && !(await shop.categories.revive(id))) throw new Refusal("revisionFixed", { name });
    if (!current || changed.some((field) => field !== "isShow")) await saveCategory(shop, { id, ...fields });
    const now = await shop.categories.find(id);
    if (now && now.isShow !== target.isShow) await toggleCategory(shop, id);
  },
};

const fieldsOf = ({ name, parent, icon, sort }: RevisedFields) => ({
  ...{ name: String(name), pid: referencedIds(parent)[0] ?? 0, sort: Number(sort) },
  icon: typeof icon === "string" ? icon : null,
});
