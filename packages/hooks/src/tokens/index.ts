export { tokenText, type TokenTextKey } from "./messages";
export { type PeopleTab, usePeopleTab } from "./use-people-tab";
export { type ServiceTokenFormOptions, usualDays, useServiceTokenForm } from "./use-service-token-form";
export { serviceTokens, useServiceTokenList } from "./use-service-token-list";
