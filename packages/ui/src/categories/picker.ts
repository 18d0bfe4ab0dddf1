export { CategoryCascader, type CategoryCascaderProps } from "./category-cascader";
