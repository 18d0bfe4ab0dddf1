import { type CategoryOwner, useCategoryTree } from "@shopkeeper/hooks/categories/shared";
import { Cascader } from "../cascader/cascader";
import { useCategoryAdding } from "./use-category-adding";

export interface CategoryCascaderProps {
  /** The tree to choose from: the platform's three levels, or the shop's two. */
  owner: CategoryOwner;
  /** The id of the chosen category; undefined without a choice. */
  value: number | undefined;
  /** Gets the id of the chosen category; undefined when the choice was cleared. */
  onChange: (id: number | undefined) => void;
  /** Shown while it is empty. */
  placeholder?: string;
  /** Only categories with none below them can be chosen. */
  isLeafOnly?: boolean;
}

/** One category of the platform or of the shop. */
export function CategoryCascader({ owner, value, onChange, placeholder, isLeafOnly = false }: CategoryCascaderProps) {
  const { nodes, isRefused } = useCategoryTree(owner);
  const adding = useCategoryAdding();
  return (
    <>
      <Cascader
        nodes={nodes}
        value={value}
        onChange={onChange}
        placeholder={placeholder}
        isLeafOnly={isLeafOnly}
        disabled={isRefused}
        {...(owner === "merchant" && { empty: adding.empty })}
      />
      {adding.dialog}
    </>
  );
}
