export type { GroupService } from "./group-services";
export { guaranteeText, type GuaranteeTextKey } from "./messages";
export { type GuaranteeGroupFormOptions, useGuaranteeGroupForm } from "./use-guarantee-group-form";
export { guaranteeGroups, useGuaranteeGroupList } from "./use-guarantee-group-list";
