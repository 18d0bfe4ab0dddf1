import { useText } from "@shopkeeper/hooks/texts";
import { type PeopleTab, type PeopleTabs, tokenText } from "@shopkeeper/hooks/tokens";
import { Tabs } from "../core/tabs";

export interface PeopleTabsProps {
  of: PeopleTabs;
}

/** 管理员 and 服务令牌, for an account that may see both. */
export function PeopleTabs({ of: { tab, isOffered, choose } }: PeopleTabsProps) {
  const t = useText(tokenText);
  if (!isOffered) return null;
  const tabs = (["admins", "tokens"] as const).map((value) => ({ value, label: t(`tabs.${value}`) }));
  return <Tabs<PeopleTab> label={t("tabs.label")} value={tab} onChange={choose} tabs={tabs} />;
}
