import { type SearchParamsState, useText } from "@shopkeeper/hooks/core";
import { storeText } from "@shopkeeper/hooks/store";
import { lazyComponent } from "../core/lazy-component";
import { ListScreen } from "../core/list-screen";
import { Tabs } from "../core/tabs";
import { ShopBaseTab } from "./shop-base-tab";

const SettlementTab = lazyComponent(() => import("./settlement-tab").then((file) => file.SettlementTab));
const ShopInfoTab = lazyComponent(() => import("./shop-info-tab").then((file) => file.ShopInfoTab));

export interface StoreSettingsScreenProps {
  search: SearchParamsState;
}

const tabs = ["base", "info", "settlement"] as const;

/** Where a merchant sees what the platform keeps of the shop, says what buyers see of it, and where its money goes. */
export function StoreSettingsScreen({ search: [params, setParams] }: StoreSettingsScreenProps) {
  const t = useText(storeText);
  const tab = tabs.find((one) => one === params.get("tab")) ?? "base";
  const open = (next: (typeof tabs)[number]) => setParams(new URLSearchParams(next === "base" ? {} : { tab: next }));
  return (
    <ListScreen
      title={t("title")}
      tabs={<Tabs label={t("tabs.label")} value={tab} onChange={open} tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))} />}
    >
      {tab === "base" && <ShopBaseTab onFill={() => open("info")} />}
      {tab === "info" && <ShopInfoTab />}
      {tab === "settlement" && <SettlementTab />}
    </ListScreen>
  );
}
