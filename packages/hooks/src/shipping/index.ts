export { shippingText, type ShippingTextKey } from "./messages";
export { templateText, type TemplateTextKey } from "./template-messages";
export { heldDistricts } from "./held-districts";
export { measureOf, newFree, type TemplateForm } from "./template-form";
export { type CompanyList, companyTabs, expressCompanies, useCompanyList } from "./use-company-list";
export { type ShippingTemplateFormState, type TemplateFormOptions, useTemplateForm } from "./use-template-form";
export { shippingTemplates, type TemplateList, useTemplateList } from "./use-template-list";
export { type TrialPostage, useTrialPostage } from "./use-trial-postage";
