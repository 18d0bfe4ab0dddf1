export { CategoryCascader, type CategoryCascaderProps } from "./category-cascader";
export { CategoryDialog, type CategoryDialogProps } from "./category-dialog";
