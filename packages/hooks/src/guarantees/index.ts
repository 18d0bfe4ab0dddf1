export { guaranteeText, type GuaranteeTextKey } from "./messages";
export {
  type GroupService,
  type GuaranteeGroupFormOptions,
  type GuaranteeGroupFormState,
  guaranteeGroupSchema,
  useGuaranteeGroupForm,
} from "./use-guarantee-group-form";
export { type GuaranteeGroupList, guaranteeGroups, useGuaranteeGroupList } from "./use-guarantee-group-list";
