import { isList, memberOf } from "@shopkeeper/sdk/rules/core";
import { useText } from "@shopkeeper/hooks/texts";
import { type OfferFormState, seckillText } from "@shopkeeper/hooks/seckill";
import { useMemo } from "react";
import { loaded } from "../core/load-state";
import { EmptyState } from "../core/empty-state";
import { CellTable } from "../list/cell-table";
import { offerColumns } from "./offer-columns";

export interface OfferTableProps {
  offer: OfferFormState;
  isFixed: boolean;
  /** Must be stable: the columns depend on it. */
  onDrop: (ids: readonly number[]) => void;
}

/** Every product with its SKUs below it, a page at a time; on a phone as cards. */
export function OfferTable({ offer, isFixed, onDrop }: OfferTableProps) {
  const t = useText(seckillText);
  const { form, limits, rows, selection } = offer;
  const columns = useMemo(() => offerColumns({ form, limits, isFixed, onDrop }), [form, limits, isFixed, onDrop]);
  return (
    <CellTable
      label={t("form.table")}
      columns={columns}
      rowKey={({ key }) => key}
      list={{ ...loaded, selection }}
      pages={rows}
      wrong={wrongPages(offer)}
      empty={<EmptyState title={t("form.empty")} hint={t("form.emptyHint")} />}
    >
      {refusedProducts(offer).map(({ id, said }) => (
        <p key={id} role="alert">
          {said}
        </p>
      ))}
    </CellTable>
  );
}

// the type of list errors does not include their items
const listOf = (errors: unknown): readonly unknown[] => (isList(errors) ? errors : []);
const sentenceOf = (errors: unknown, name: string) => memberOf(memberOf(errors, name), "message");

/** The server's errors about whole products: in the activity already, no longer for sale, of another category. */
function refusedProducts({ form, products }: OfferFormState): readonly { id: number; said: string }[] {
  const wrong = listOf(form.formState.errors.productList);
  return products.flatMap(({ id, name }, at) => {
    const message = sentenceOf(wrong[at], "id") ?? sentenceOf(wrong[at], "attrValue");
    if (typeof message !== "string") return [];
    return [{ id, said: message.includes(name) ? message : `${name}: ${message}` }];
  });
}

/** The number of invalid cells on each page. */
function wrongPages({ form, rows }: OfferFormState): ReadonlyMap<number, number> {
  const pages = new Map<number, number>();
  for (const [at, product] of listOf(form.formState.errors.productList).entries())
    for (const [place, sku] of listOf(memberOf(product, "attrValue")).entries()) {
      const page = rows.pageOf(at, place);
      const count = typeof sku === "object" && sku !== null ? Object.keys(sku).length : 0;
      if (count > 0) pages.set(page, (pages.get(page) ?? 0) + count);
    }
  return pages;
}
