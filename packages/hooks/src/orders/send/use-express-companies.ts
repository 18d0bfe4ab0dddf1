import type { Schema } from "@shopkeeper/sdk";
import { useEffect, useState } from "react";
import { useCan, useShop } from "../../shop";
import { useRead } from "../../core";

const openOnes = { query: { openStatus: true, page: 1, limit: 9999 } };
const place = "orders/company";

/** The shop's enabled express companies, and the initial one. */
export interface ExpressCompanies {
  companies: Schema<"ShopCompany">[];
  isLoading: boolean;
  error: Error | undefined;
  retry: () => void;
  /** The initial code, "" for none. */
  first: string;
  remember: (code: string) => void;
}

/** The shop's enabled express companies, and the initial one: the last one used on this device, else the default. */
export function useExpressCompanies(isWanted = true): ExpressCompanies {
  const can = useCan();
  const { storage } = useShop();
  const [last, setLast] = useState<{ readonly code: string | undefined }>();
  const read = useRead("listShopCompanies", isWanted && can("listShopCompanies") ? openOnes : undefined);
  const rows = read.data?.list ?? [];

  useEffect(() => {
    let isGone = false;
    const known = (code: string | undefined) => isGone || setLast({ code });
    void storage.get(place).then(known, () => known(undefined));
    return () => void (isGone = true);
  }, [storage]);

  return {
    companies: rows,
    isLoading: read.isLoading || last === undefined,
    error: read.error,
    retry: read.retry,
    first: (rows.find(({ code }) => code === last?.code) ?? rows.find(({ isDefault }) => isDefault))?.code ?? "",
    remember: (code: string) => void storage.set(place, code),
  };
}
