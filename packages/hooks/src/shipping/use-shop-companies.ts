import { listQueries, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { type Action, useAction, useRead } from "../core";
import { coreText, textOf } from "../texts";
import { type List, listOf, type Removal, type RowSwitch, useList, useRemoval, useRowSwitch } from "../list";
import { useCan } from "../shop";

type Company = Schema<"ShopCompany">;

const companies = listOf(listQueries.listShopCompanies, { sizes: [100] });

type CompanyQuery = ReturnType<typeof companies.read>;

/** The shop's express companies. */
export interface ShopCompanies extends List<Company, CompanyQuery> {
  addition: CompanyAddition | undefined;
  toggle: RowSwitch<Company> | undefined;
  setDefault: Action<Company, null> | undefined;
  removal: Removal<Company> | undefined;
}

/** The shop's express companies: adding, enabling, making the default and removing; actions without permission are undefined. */
export function useShopCompanies(): ShopCompanies {
  const can = useCan();
  const list = useList(companies);
  const changed = { done: () => textOf(coreText, "done.changed") };
  const setDefault = useAction(({ id }: Company, client) => client.toggleDefaultCompany({ path: { id } }), ["shipping"], changed);
  return {
    ...list,
    addition: useCompanyAddition(list.page.rows),
    toggle: useRowSwitch<Company>("toggleShopCompany", { isOn: ({ isOpen }) => isOpen }),
    setDefault: can("toggleDefaultCompany") ? setDefault : undefined,
    removal: useRemoval(list, "deleteShopCompany"),
  };
}

/** Adding a platform company that the shop does not have yet. */
export interface CompanyAddition {
  offered: Schema<"ExpressCompany">[];
  isLoading: boolean;
  chosen: number | undefined;
  choose: (next: number | undefined) => void;
  isRunning: boolean;
  add: () => false | undefined;
}

function useCompanyAddition(known: readonly Company[]): CompanyAddition | undefined {
  const can = useCan();
  const [chosen, setChosen] = useState<number>();
  const { data, isLoading } = useRead("listExpressCompanies", can("relateShopCompany") ? {} : undefined);
  const offered = (data ?? []).filter(({ code }) => known.every((company) => company.code !== code));
  const add = useAction((expressId: number, client) => client.relateShopCompany({ body: { expressId } }), ["shipping"], {
    done() {
      setChosen(undefined);
      return textOf(coreText, "done.added");
    },
  });
  if (!can("relateShopCompany")) return undefined;
  return {
    offered,
    isLoading,
    chosen,
    choose: setChosen,
    isRunning: add.isRunning,
    add: () => chosen !== undefined && void add.run(chosen),
  };
}
