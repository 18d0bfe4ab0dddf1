import { CollectSource, type Schema } from "@shopkeeper/sdk";
import { useState } from "react";
import { textOf } from "../../texts";
import { useAction, useRead } from "../../core";
import { useCan, useShop } from "../../shop";
import { productCollectText } from "./product-collect-messages";

type Source = (typeof CollectSource)[keyof typeof CollectSource];

/** Beginning a product with what a public page shows. */
export interface ProductCollecting {
  url: string;
  setUrl: (next: string) => void;
  source: Source | undefined;
  setSource: (next: Source) => void;
  /** How many copies are left, where they are counted. */
  left: number | undefined;
  canCollect: boolean;
  collect: () => void;
  isCollecting: boolean;
}

/** Begins a product with what a public page shows; each page uses one of the shop's copies. */
export function useProductCollecting(isWanted: boolean, onCollected: (collected: Schema<"CollectedProduct">) => void): ProductCollecting {
  const can = useCan();
  const { notices } = useShop();
  const [url, setUrl] = useState("");
  const [source, setSource] = useState<Source>(CollectSource.jd);
  const config = useRead("getCopyConfig", isWanted && can("getCopyConfig") ? {} : undefined);
  // a shop with a quota has its pages read for it; others name where the page is
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
    config.retry(); // a copy less
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
