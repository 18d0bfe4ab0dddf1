import type { Schema } from "@shopkeeper/sdk";
import { useEffect, useRef, useState } from "react";
import { textOf } from "../texts/catalogue";
import { goneReferences, hasReferences, hiddenColumns, isPlainAddress, readView, viewQuery } from "./list-view";
import { useShop } from "../shop/shop-provider";
import type { List, ListAddress } from "./use-list";
import { useViews } from "./use-views";
import { viewText } from "./view-messages";

type Paged = { page: number; limit: number };

/** What views need of a list. */
export interface ViewedList extends Pick<List<object, Paged>, "definition"> {
  address: ListAddress;
  /** The hidden columns, where they can be chosen. */
  hidden: ReadonlySet<string> | undefined;
}

/** The view of a list, as `useListView` finds it. */
export interface ListView {
  views: Schema<"View">[] | undefined;
  /** All views of the person as they are now; rejects where they cannot be read. */
  load: () => Promise<Schema<"View">[] | undefined>;
  /** Filters, order, size and columns, as a view keeps them. */
  query: string;
  current: Schema<"View"> | undefined;
  isChanged: boolean;
  choose: (view: Schema<"View">, how?: { replace: boolean }) => void;
  /** Makes a view current that keeps what is shown; the address names its columns, so that it can be shared. */
  adopt(view: Pick<Schema<"View">, "id">): void;
}

/**
 * The view that a list shows: one that fits its address, or the one chosen last, which was changed since.
 *
 * A list that is opened at its plain address takes on the person's default view, once, when the views are known.
 */
export function useListView({ definition, address, hidden }: ViewedList, isWanted: boolean): ListView {
  const { client, notices } = useShop();
  const { views, load } = useViews(isWanted);
  const [chosenId, setChosenId] = useState<number | undefined>(undefined);
  const isPlain = isPlainAddress(address.params);
  const isOpening = useRef(isPlain);
  const own = views?.filter(({ list }) => list === definition.operation);
  const query = viewQuery(definition, address.params, hidden);
  const chosen = own?.find(({ id }) => id === chosenId);
  const plain = viewQuery(definition, address.params, undefined);
  // a view of a list without a choice of columns names none
  const fits = (view: Schema<"View">) => view.query === (new URLSearchParams(view.query).has(hiddenColumns) ? query : plain);
  const shown = chosen && fits(chosen) ? chosen : own?.find(fits);

  function choose(view: Schema<"View">, how?: { replace: boolean }) {
    const { params, dropped } = readView(definition, view.query);
    const show = (gone: readonly string[]) => {
      for (const name of gone) params.delete(name);
      address.show(params, how);
      setChosenId(view.id);
      const count = dropped + gone.length;
      if (count > 0) notices.info(textOf(viewText, "dropped", { name: view.name, count }));
    };
    if (hasReferences(definition, params)) void goneReferences(definition, params, client).then(show);
    else show([]);
  }

  const first = own?.find(({ isDefault }) => isDefault);
  useEffect(() => {
    if (own === undefined || !isOpening.current) return;
    isOpening.current = false;
    if (isPlain && first) choose(first, { replace: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the views are known
  }, [own === undefined]);

  return {
    views: own,
    load,
    query,
    current: shown ?? chosen,
    isChanged: shown === undefined && chosen !== undefined,
    choose,
    adopt({ id }: Pick<Schema<"View">, "id">) {
      setChosenId(id);
      if (!hidden) return;
      const params = new URLSearchParams(address.params);
      params.set(hiddenColumns, [...hidden].sort().join());
      address.show(params, { replace: true });
    },
  };
}
