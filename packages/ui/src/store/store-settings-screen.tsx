import { type SearchParamsState } from "@shopkeeper/hooks/list";
import { useText } from "@shopkeeper/hooks/texts";
import { storeText } from "@shopkeeper/hooks/store";
import { Button } from "../core/button";
import { Can } from "../core/can";
import { lazyComponent } from "../core/lazy-component";
import { Tabs } from "../core/tabs";
import { ListScreen } from "../list/list-screen";
import { ShopBaseTab } from "./shop-base-tab";

const SettlementTab = lazyComponent(() => import("./settlement-tab").then((file) => file.SettlementTab));
const ShopInfoTab = lazyComponent(() => import("./shop-info-tab").then((file) => file.ShopInfoTab));

export interface StoreSettingsScreenProps {
  search: SearchParamsState;
  onOpenAddresses: () => void;
}

const tabs = ["base", "info", "settlement"] as const;

/** The settings of the shop: the platform's data, the public data, and the payout account. */
export function StoreSettingsScreen({ search: [params, setParams], onOpenAddresses }: StoreSettingsScreenProps) {
  const t = useText(storeText);
  const tab = tabs.find((one) => one === params.get("tab")) ?? "base";
  const open = (next: (typeof tabs)[number]) => setParams(new URLSearchParams(next === "base" ? {} : { tab: next }));
  return (
    <ListScreen
      title={t("title")}
      actions={
        <Can do="listAddresses">
          <Button onClick={onOpenAddresses}>{t("addresses")}</Button>
        </Can>
      }
      tabs={<Tabs label={t("tabs.label")} value={tab} onChange={open} tabs={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))} />}
    >
      {tab === "base" && <ShopBaseTab onFill={() => open("info")} />}
      {tab === "info" && <ShopInfoTab />}
      {tab === "settlement" && <SettlementTab />}
    </ListScreen>
  );
}
