export { guaranteeText, type GuaranteeTextKey } from "./messages";
export { type GroupService, type GuaranteeGroupFormOptions, useGuaranteeGroupForm } from "./use-guarantee-group-form";
export { guaranteeGroups, useGuaranteeGroupList } from "./use-guarantee-group-list";
