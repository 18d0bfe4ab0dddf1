import type { Schema } from "@shopkeeper/sdk";
import { useEffect, useRef, useState } from "react";
import { textOf } from "./catalogue";
import { isPlainAddress, readView, viewQuery } from "./list-view";
import { useShop } from "./shop-provider";
import type { List } from "./use-list";
import { useViews } from "./use-views";
import { viewText } from "./view-messages";

type Paged = { page: number; limit: number };

/** What views need of a list. */
export interface ViewedList extends Pick<List<object, Paged>, "definition" | "isRefused"> {
  address: NonNullable<List<object, Paged>["address"]>;
  /** The hidden columns, where they can be chosen. */
  hidden: ReadonlySet<string> | undefined;
}

/**
 * The view that a list shows: one that fits its address, or the one chosen last, which was changed since.
 *
 * A list that is opened at its plain address takes on the person's default view, once, when the views are known.
 */
export function useListView({ definition, address, hidden }: ViewedList, isWanted: boolean) {
  const { notices } = useShop();
  const { views, load } = useViews(isWanted);
  const [chosenId, setChosenId] = useState<number | undefined>(undefined);
  const isPlain = isPlainAddress(address.params);
  const isOpening = useRef(isPlain);
  const own = views?.filter(({ list }) => list === definition.operation);
  const query = viewQuery(definition, address.params, hidden);
  const chosen = own?.find(({ id }) => id === chosenId);
  const shown = chosen?.query === query ? chosen : own?.find((view) => view.query === query);

  function choose(view: Schema<"View">, how?: { replace: boolean }) {
    const { params, dropped } = readView(definition, view.query);
    address.show(params, how);
    setChosenId(view.id);
    if (dropped > 0) notices.info(textOf(viewText, "dropped", { name: view.name, count: dropped }));
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
    /** All views of the person as they are now; rejects where they cannot be read. */
    load,
    /** Filters, order, size and columns, as a view keeps them. */
    query,
    current: shown ?? chosen,
    isChanged: shown === undefined && chosen !== undefined,
    choose,
    setChosenId,
  };
}

/** The view of a list, as `useListView` finds it. */
export type ListView = ReturnType<typeof useListView>;
