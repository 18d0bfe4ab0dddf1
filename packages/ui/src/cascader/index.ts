export { Cascader, type CascaderProps } from "./cascader";
export { MultiCascader, type MultiCascaderProps } from "./multi-cascader";
