import { type SearchParamsState } from "../list";
import { useCan } from "../shop";

/** What the page of administrators shows: people, or the service tokens of scripts. */
export type PeopleTab = "admins" | "tokens";

/** Which of people and service tokens is shown. */
export interface PeopleTabs {
  tab: PeopleTab;
  isOffered: boolean;
  choose: (next: PeopleTab) => void;
}

/** Which of the two is shown; who may see one of them alone is offered no choice. */
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
