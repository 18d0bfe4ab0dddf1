export { tokenRuleMessages } from "./messages";
export { mostServiceTokens, type ServiceTokenDraft, serviceTokenProblems } from "./service-token-problems";
