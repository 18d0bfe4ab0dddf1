import { useCategoryTree } from "@shopkeeper/hooks/categories/picker";
import { indexTree, useText } from "@shopkeeper/hooks/core";
import { type FreeEditForm, productListText, type useProductFreeEdit } from "@shopkeeper/hooks/products";
import { EditConflict } from "../core/edit-conflict";
import { Money } from "../core/money";

type Conflict = NonNullable<ReturnType<typeof useProductFreeEdit>["conflict"]>;

/** Someone else saved the product meanwhile: the SKUs in which both differ, and which to go on with. */
export function ProductFreeEditConflict({ conflict }: { conflict: Conflict }) {
  const { name, mine, theirs, keepMine, takeTheirs } = conflict;
  const lines = conflict.lines.filter(({ key }) => mine.prices[key] !== theirs.prices[key] || mine.stocks[key] !== theirs.stocks[key]);
  return (
    <EditConflict
      name={name}
      mine={<Version form={mine} lines={lines} />}
      theirs={<Version form={theirs} lines={lines} />}
      onKeepMine={() => void keepMine()}
      onTakeTheirs={takeTheirs}
    />
  );
}

function Version({ form, lines }: { form: FreeEditForm; lines: Conflict["lines"] }) {
  const t = useText(productListText);
  const { byId } = indexTree(useCategoryTree("merchant").nodes ?? []);
  return (
    <dl>
      <div>
        <dt>{t("stock.categories")}</dt>
        <dd>{form.cateIds.map((id) => byId.get(id)?.label ?? `#${id}`).join(t("batch.between"))}</dd>
      </div>
      {lines.map(({ key, name }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <Money value={form.prices[key]} /> · {t("stock.stock")} {form.stocks[key] ?? "-"}
          </dd>
        </div>
      ))}
    </dl>
  );
}
