import { expect, test } from "vitest";
import { categoryParentProblem, type CategoryPlace } from "./parent-problem";

const top = { id: 1, pid: 0 };

test.each<[string, CategoryPlace, string | undefined]>([
  ["at the top", { id: 2, hasChildren: true, parent: undefined }, undefined],
  ["a new one below a top one", { id: undefined, hasChildren: false, parent: top }, undefined],
  ["below a top one", { id: 2, hasChildren: false, parent: top }, undefined],
  ["below itself", { id: 1, hasChildren: false, parent: top }, "parentIsSelf"],
  ["on a third level", { id: 2, hasChildren: false, parent: { id: 3, pid: 1 } }, "parentNotTop"],
  ["with children below another", { id: 2, hasChildren: true, parent: top }, "hasChildren"],
])("a category %s", (_where, place, key) => expect(categoryParentProblem(place)?.key).toBe(key));
