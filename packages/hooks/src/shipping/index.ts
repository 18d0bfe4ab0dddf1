export { shippingText, type ShippingTextKey } from "./messages";
export { templateText, type TemplateTextKey } from "./template-messages";
export { heldDistricts } from "./held-districts";
export { measureOf, newFree, type TemplateForm } from "./template-form";
export { companyTabs, expressCompanies, useCompanyList } from "./use-company-list";
export { type TemplateFormOptions, useTemplateForm } from "./use-template-form";
export { shippingTemplates, useTemplateList } from "./use-template-list";
export { useTrialPostage } from "./use-trial-postage";
