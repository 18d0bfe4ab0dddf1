import { CollectSource, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { textOf } from "../../texts";
import { useAction, useRead } from "../../core";
import { useCan, useShop } from "../../shop";
import { productCollectText } from "./product-collect-messages";

type Source = (typeof CollectSource)[keyof typeof CollectSource];

/** Creating a product from a public page. */
export interface ProductCollecting {
  url: string;
  setUrl: (next: string) => void;
  source: Source | undefined;
  setSource: (next: Source) => void;
  /** The number of remaining copies, if the shop has a quota. */
  left: number | undefined;
  canCollect: boolean;
  collect: () => void;
  isCollecting: boolean;
}

/** Fills a new product from a public page; each page uses one copy of the shop's quota. */
export function useProductCollecting(isWanted: boolean, onCollected: (collected: Schema<"CollectedProduct">) => void): ProductCollecting {
  const can = useCan();
  const { notices } = useShop();
  const [url, setUrl] = useState("");
  const [source, setSource] = useState<Source>(CollectSource.jd);
  const config = useRead("getCopyConfig", isWanted && can("getCopyConfig") ? {} : undefined);
  // with a quota the address is enough; without one the person also chooses the source site
  const hasQuota = config.data?.copyType === "1" && can("copyProduct");
  const action = useAction(
    async (input: { url: string; source: Source }, client) => {
      if (hasQuota) return (await client.copyProduct({ body: { url: input.url } })).info;
      return client.importProduct({ query: { url: input.url, form: input.source } });
    },
    [],
    { done: () => textOf(productCollectText, "done") },
  );

  async function collect() {
    const link = url.trim();
    if (link === "") return notices.failure(new Error(textOf(productCollectText, "empty")));
    if (!/^https?:\/\/./i.test(link)) return notices.failure(new Error(textOf(productCollectText, "noLink")));
    const outcome = await action.run({ url: link, source });
    if (outcome.status !== "done") return;
    onCollected(outcome.result);
    config.retry(); // one copy less
  }

  return {
    url,
    setUrl,
    source: hasQuota ? undefined : source,
    setSource,
    left: config.data?.copyType === "1" ? config.data.copyNum : undefined,
    canCollect: can("copyProduct") || can("importProduct"),
    collect: () => void collect(),
    isCollecting: action.isRunning,
  };
}
