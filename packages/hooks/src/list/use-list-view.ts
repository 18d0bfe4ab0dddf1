import type { Schema } from "@shopkeeper/sdk";
import { useEffect, useRef, useState } from "react";
import { textOf } from "../texts/catalogue";
import { goneReferences, hasReferences, hiddenColumns, isPlainAddress, readView, viewQuery } from "./list-view";
import { useShop } from "../shop/shop-provider";
import type { List, ListAddress } from "./use-list";
import { useViews } from "./use-views";
import { viewText } from "./view-messages";

type Paged = { page: number; limit: number };

/** The parts of a list that its views use. */
export interface ViewedList extends Pick<List<object, Paged>, "definition"> {
  address: ListAddress;
  /** The hidden columns, if columns can be chosen. */
  hidden: ReadonlySet<string> | undefined;
}

/** The current view of a list. */
export interface ListView {
  views: Schema<"View">[] | undefined;
  /** Loads all views of the person; rejects if they cannot be read. */
  load: () => Promise<Schema<"View">[] | undefined>;
  /** Filters, order, size and columns in the format that a view stores. */
  query: string;
  current: Schema<"View"> | undefined;
  isChanged: boolean;
  choose: (view: Schema<"View">, how?: { replace: boolean }) => void;
  /** Makes a view current that stores the shown state; its columns are written to the address, so that it can be shared. */
  adopt(view: Pick<Schema<"View">, "id">): void;
}

/**
 * The view of a list: the one that matches its address, or the last chosen one, changed since.
 *
 * A list opened at its plain address applies the person's default view once, when the views are loaded.
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
  // a view of a list without a column choice contains no columns
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when the views are loaded
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
