import { type SearchParamsState } from "../list";
import { useCan } from "../shop";

/** The tabs of the administrators page: people, or the service tokens of scripts. */
export type PeopleTab = "admins" | "tokens";

/** The tab of people or service tokens. */
export interface PeopleTabs {
  tab: PeopleTab;
  isOffered: boolean;
  choose: (next: PeopleTab) => void;
}

/** The tab of people or service tokens; an account that may see only one of them has no choice. */
export function usePeopleTab([params, setParams]: SearchParamsState): PeopleTabs {
  const can = useCan();
  const [seesPeople, seesTokens] = [can("listAdmins"), can("listServiceTokens")];
  const chosen = params.get("tab") === "tokens" || !seesPeople ? "tokens" : "admins";
  const tab: PeopleTab = seesTokens ? chosen : "admins";
  return {
    tab,
    isOffered: seesPeople && seesTokens,
    choose: (next: PeopleTab) => setParams(new URLSearchParams(next === "tokens" ? { tab: next } : {})),
  };
}
