import type { FormBranch, FormValue } from "./form-template";
import { sameAs } from "./same-as";

/** The branches on the path to a value of a cascader, root first; undefined if there is no such path. */
export function branchesOnPath(branches: readonly FormBranch[], path: readonly FormValue[]): readonly FormBranch[] | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const branch = branches.find(({ value }) => sameAs(value, step));
  const below = branch && branchesOnPath(branch.children, rest);
  return branch && below && [branch, ...below];
}

/** Every branch of a tree, each before its children. */
export const everyBranch = (branches: readonly FormBranch[]): readonly FormBranch[] =>
  branches.flatMap((branch) => [branch, ...everyBranch(branch.children)]);
