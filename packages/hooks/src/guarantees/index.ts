export { guaranteeText } from "./messages";
export {
  type GroupService,
  type GuaranteeGroupFormOptions,
  type GuaranteeGroupFormState,
  type GuaranteeGroupList,
  guaranteeGroups,
  useGuaranteeGroupForm,
  useGuaranteeGroupList,
} from "./use-guarantee-groups";
