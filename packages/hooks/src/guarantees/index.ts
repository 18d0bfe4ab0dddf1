export { guaranteeText, type GuaranteeTextKey } from "./messages";
export {
  type GroupService,
  guaranteeGroupForm,
  type GuaranteeGroupFormOptions,
  type GuaranteeGroupFormState,
  useGuaranteeGroupForm,
} from "./use-guarantee-group-form";
export { type GuaranteeGroupList, guaranteeGroups, useGuaranteeGroupList } from "./use-guarantee-group-list";
