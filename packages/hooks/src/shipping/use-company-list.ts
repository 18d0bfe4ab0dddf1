import type { Schema } from "@shopkeeper/sdk";
import { type List, listOf, type ListTab, type SearchParamsState, type Sorting, sortingOf, useList } from "../list";
import { useCan } from "../shop";
import { useRead } from "../core";

export const expressCompanies = listOf("listExpressCompanies");

/** The tabs of express companies: the platform's, or the shop's. */
export const companyTabs = ["platform", "shop"] as const;

type CompanyTab = (typeof companyTabs)[number];

type ExpressCompanyQuery = ReturnType<typeof expressCompanies.read>;

/** The platform's express companies, and the tab of the shop's. */
export interface CompanyList extends List<Schema<"ExpressCompany">, ExpressCompanyQuery> {
  sorting: Sorting;
  tab: CompanyTab;
  tabs: readonly ListTab<CompanyTab>[];
  show: (next: CompanyTab) => void;
}

/** The platform's express companies, and the tab of the shop's; without the permission for it there are no tabs. */
export function useCompanyList([search, setSearch]: SearchParamsState): CompanyList {
  const can = useCan();
  const list = useList(expressCompanies);
  const canSeeOwn = can("listShopCompanies");
  const order = search.get("orderBy") === "sort" ? (search.get("order") === "asc" ? "asc" : "desc") : undefined;
  const own = useRead("listShopCompanies", canSeeOwn ? { query: { page: 1, limit: 100 } } : undefined);
  const counts = { platform: list.reading.isLoading ? undefined : list.page.total, shop: own.data?.total };
  const tab: CompanyTab = canSeeOwn && search.get("tab") === "shop" ? "shop" : "platform";
  return {
    ...list,
    page: {
      ...list.page,
      rows: order
        ? list.page.rows.toSorted((one, other) => (order === "asc" ? one.sort - other.sort : other.sort - one.sort))
        : list.page.rows,
    },
    sorting: sortingOf({ orderBy: order && "sort", order }, ["sort"], ({ orderBy, order: next }) =>
      setSearch(new URLSearchParams({ ...(orderBy && { orderBy }), ...(next && { order: next }) })),
    ),
    tab,
    tabs: canSeeOwn ? companyTabs.map((value) => ({ value, count: counts[value] })) : [],
    show: (next: CompanyTab) => setSearch(new URLSearchParams(next === "shop" ? { tab: next } : {})),
  };
}
