export { type GroupService, servicesOf } from "./group-services";
export { guaranteeText, type GuaranteeTextKey } from "./messages";
export { preloadGuaranteeGroups } from "./preload-guarantee-groups";
export { type GuaranteeGroupFormOptions, type GuaranteeGroupTask, useGuaranteeGroupForm } from "./use-guarantee-group-form";
export { useGuaranteeGroups } from "./use-guarantee-groups";
