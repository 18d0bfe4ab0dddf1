export { SpecRuleListScreen, type SpecRuleListScreenProps } from "./spec-rule-list-screen";
