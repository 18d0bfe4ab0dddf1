/** A node of a tree to choose from; children may be under either name. */
export interface CascaderNode {
  readonly id: number;
  readonly name: string;
  /** A hidden node cannot be chosen. */
  readonly isShow?: boolean;
  readonly childList?: readonly CascaderNode[] | null;
  readonly merchantList?: readonly CascaderNode[] | null;
}

/** A node with its path from the root. */
export interface CascaderEntry {
  readonly id: number;
  readonly name: string;
  readonly path: readonly number[];
  /** The names on the path: 食品 / 茶叶 / 绿茶. */
  readonly label: string;
  readonly isLeaf: boolean;
  readonly isDisabled: boolean;
  readonly children: readonly CascaderEntry[];
}

/** An index of a tree, so that columns and search stay fast with thousands of nodes. */
export interface CascaderIndex {
  readonly roots: readonly CascaderEntry[];
  readonly byId: ReadonlyMap<number, CascaderEntry>;
  readonly all: readonly CascaderEntry[];
}

const indexes = new WeakMap<readonly CascaderNode[], CascaderIndex>();

/** Indexes a tree, once for all its users; a node below a hidden one is disabled too. */
export function indexTree(nodes: readonly CascaderNode[]): CascaderIndex {
  const known = indexes.get(nodes) ?? newIndex(nodes);
  indexes.set(nodes, known);
  return known;
}

function newIndex(nodes: readonly CascaderNode[]): CascaderIndex {
  const all: CascaderEntry[] = [];
  const byId = new Map<number, CascaderEntry>();
  const enter = (node: CascaderNode, above: CascaderEntry | undefined): CascaderEntry => {
    const below = node.childList?.length ? node.childList : (node.merchantList ?? []);
    const children: CascaderEntry[] = [];
    const entry: CascaderEntry = {
      id: node.id,
      name: node.name,
      path: [...(above?.path ?? []), node.id],
      label: above ? `${above.label} / ${node.name}` : node.name,
      isLeaf: below.length === 0,
      isDisabled: node.isShow === false || above?.isDisabled === true,
      children,
    };
    all.push(entry);
    byId.set(entry.id, entry);
    for (const child of below) children.push(enter(child, entry));
    return entry;
  };
  return { roots: nodes.map((node) => enter(node, undefined)), byId, all };
}

/** Whether a node can be chosen: not disabled, and a leaf if only leaves count. */
export const canChoose = (entry: CascaderEntry, isLeafOnly: boolean) => !entry.isDisabled && (!isLeafOnly || entry.isLeaf);

/** The nodes whose path contains every typed word, at most `limit` of them. */
export function searchTree(index: CascaderIndex, text: string, isLeafOnly: boolean, limit = 50): readonly CascaderEntry[] {
  const words = text.trim().toLowerCase().split(/\s+/).filter(Boolean);
  const found: CascaderEntry[] = [];
  for (const entry of words.length > 0 ? index.all : []) {
    const label = entry.label.toLowerCase();
    if (words.every((word) => label.includes(word)) && canChoose(entry, isLeafOnly)) found.push(entry);
    if (found.length === limit) break;
  }
  return found;
}

/** The columns for an open `path`: the roots, then the children of each opened node. */
export function columnsOf(index: CascaderIndex, path: readonly number[]): readonly (readonly CascaderEntry[])[] {
  const opened = path.map((id) => index.byId.get(id)?.children ?? []).filter((children) => children.length > 0);
  return [index.roots, ...opened];
}
