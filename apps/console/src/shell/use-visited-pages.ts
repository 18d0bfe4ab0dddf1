import type { Rights } from "@shopkeeper/hooks/shop";
import { useTabs } from "@shopkeeper/hooks/layout";
import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { opensFor } from "../routing/opens-for";
import { refreshes } from "./refreshes";
import { routeAt } from "../routing/route-at";
import { routes } from "../routes";

/** The visited pages of the console as tabs, from the table of routes and the router's location. */
export function useVisitedPages(rights: Rights, isOn: boolean) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const tabs = useTabs({
    here: visitAt(pathname + search),
    affixed: routes.filter((row) => row.affixed && opensFor(rights, row.path)).map(({ path }) => visitAt(path)),
    isKept: (path) => routeAt(path)?.cached !== false,
    visitOf: (address) => (opensFor(rights, pathOf(address)) ? visitAt(address) : undefined),
    open: (address) => void navigate(address),
    isOn,
  });
  useEffect(() => refreshes.subscribe(tabs.refresh));
  return tabs;
}

const pathOf = (address: string) => address.split(/[?#]/, 1)[0] ?? "";

function visitAt(address: string) {
  const key = pathOf(address);
  const row = routeAt(key);
  return { key, address, isAffixed: row?.affixed === true, isPassing: row?.passing === true };
}
