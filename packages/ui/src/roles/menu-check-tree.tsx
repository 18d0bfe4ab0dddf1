import { createTreeCollection } from "@chakra-ui/react/collection";
import { TreeView } from "@chakra-ui/react/tree-view";
import { useLanguage } from "@shopkeeper/hooks/texts";
import type { MenuChecks, MenuNode } from "@shopkeeper/hooks/roles";
import { labelOf } from "@shopkeeper/sdk";
import { ChevronRight, Lock } from "lucide-react";
import { useMemo } from "react";
import { Checkbox } from "../core/checkbox";
import { Chakra } from "../theme/chakra";

export interface MenuCheckTreeProps {
  tree: readonly MenuNode[];
  checks: MenuChecks;
  label: string;
}

/** The menus as a tree with checkboxes: arrows move and open, Space and Enter check. https://chakra-ui.com/docs/components/tree-view */
export function MenuCheckTree({ tree, checks, label }: MenuCheckTreeProps) {
  const collection = useMemo(
    () =>
      createTreeCollection<TreeNode>({
        nodeToValue: ({ id }) => String(id),
        nodeToString: ({ name }) => name,
        nodeToChildren: ({ childList }) => [...childList],
        rootNode: { id: 0, name: "", childList: tree },
      }),
    [tree],
  );
  return (
    <Chakra>
      <TreeView.Root
        collection={collection}
        expandedValue={checks.open.map(String)}
        onExpandedChange={({ expandedValue }) => checks.setOpen(expandedValue.map(Number))}
        expandOnClick={false}
        // nothing is ever selected: choosing a row checks its box
        selectedValue={[]}
        onSelectionChange={({ selectedValue: [pressed] }) => pressed !== undefined && !checks.isReadOnly && checks.toggle(Number(pressed))}
      >
        <TreeView.Tree aria-label={label} aria-labelledby={undefined}>
          <TreeView.Node<TreeNode>
            render={({ node, nodeState }) =>
              nodeState.isBranch ? (
                <TreeView.BranchControl {...boxState(checks, node.id, "aria-pressed")}>
                  {/* for the mouse: the row announces its state, and the arrow keys open it */}
                  <TreeView.BranchTrigger aria-hidden>
                    <ChevronRight size={14} aria-hidden />
                  </TreeView.BranchTrigger>
                  <TreeView.BranchText>
                    <Words node={node} checks={checks} />
                  </TreeView.BranchText>
                </TreeView.BranchControl>
              ) : (
                <TreeView.Item {...boxState(checks, node.id, "aria-checked")} aria-selected={undefined}>
                  <TreeView.ItemText>
                    <Words node={node} checks={checks} />
                  </TreeView.ItemText>
                </TreeView.Item>
              )
            }
          />
        </TreeView.Tree>
      </TreeView.Root>
    </Chakra>
  );
}

/** The fields of a menu that the tree needs; the root represents all of them. */
type TreeNode = Pick<MenuNode, "id" | "name"> & { readonly childList: readonly TreeNode[] };

const said = { checked: true, half: "mixed", none: false } as const;

/** The state of a row's checkbox, for screen readers. */
function boxState(checks: MenuChecks, id: number, name: "aria-checked" | "aria-pressed") {
  const isLocked = checks.isReadOnly || checks.lockOf(id) !== undefined;
  return { [name]: said[checks.markOf(id)], "aria-disabled": isLocked || undefined, "data-locked": isLocked || undefined };
}

function Words({ node: { id, name }, checks }: { node: TreeNode; checks: MenuChecks }) {
  const language = useLanguage();
  const mark = checks.markOf(id);
  const lock = checks.lockOf(id);
  const why = lock && labelOf("MenuLock", lock, language);
  return (
    <>
      {/* the row is the control */}
      <span inert>
        <Checkbox isChecked={mark === "checked"} isPartly={mark === "half"} disabled={checks.isReadOnly || lock !== undefined} />
      </span>
      <span>{name}</span>
      {why && (
        <span data-tip={why}>
          <Lock size={13} aria-label={why} />
        </span>
      )}
    </>
  );
}
