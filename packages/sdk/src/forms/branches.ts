import type { FormBranch, FormValue } from "./form-template";
import { sameAs } from "./same-as";

/** The branches on the way to a value of a cascader, from the root on; undefined where there is no such way. */
export function wayOf(branches: readonly FormBranch[], path: readonly FormValue[]): readonly FormBranch[] | undefined {
  const [step, ...rest] = path;
  if (step === undefined) return [];
  const branch = branches.find(({ value }) => sameAs(value, step));
  const below = branch && wayOf(branch.children, rest);
  return branch && below && [branch, ...below];
}

/** Every branch of a tree, each before those below it. */
export const everyBranch = (branches: readonly FormBranch[]): readonly FormBranch[] =>
  branches.flatMap((branch) => [branch, ...everyBranch(branch.children)]);
