export { CompanyDialog, type CompanyDialogProps } from "./company-dialog";
