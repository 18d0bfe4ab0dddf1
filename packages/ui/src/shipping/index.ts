export { CompanyListScreen, type CompanyListScreenProps } from "./company-list-screen";
export { TemplateListScreen, type TemplateListScreenProps } from "./template-list-screen";
