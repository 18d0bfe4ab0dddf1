export { RegionCascader, type RegionCascaderProps } from "./region-cascader";
export { CompanyDialog, type CompanyDialogProps } from "./company-dialog";
