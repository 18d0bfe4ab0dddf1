export { serviceTokenProblems, tokenRuleMessages } from "@shopkeeper/sdk/rules/tokens";
export { tokenText, type TokenTextKey } from "./messages";
export { type PeopleTab, type PeopleTabs, usePeopleTab } from "./use-people-tab";
export { type ServiceTokenFormOptions, type ServiceTokenFormState, usualDays, useServiceTokenForm } from "./use-service-token-form";
export { type ServiceTokenList, serviceTokens, useServiceTokenList } from "./use-service-token-list";
