import { expect, test } from "vitest";
import { pictureCategoryLimits, pictureCategoryNameProblem, pictureCategoryParentProblem } from "./category-problems";

test.each([
  [" ", "nameEmpty"],
  ["😀".repeat(pictureCategoryLimits.nameMax), undefined],
  ["茶".repeat(pictureCategoryLimits.nameMax + 1), "nameLong"],
])("the name %j", (name, key) => expect(pictureCategoryNameProblem(name)?.key).toBe(key));

test("the parent of a category is neither itself nor below it", () => {
  expect(pictureCategoryParentProblem(2, 2, [1])?.key).toBe("parentIsSelf");
  expect(pictureCategoryParentProblem(1, 3, [1, 2])?.key).toBe("parentIsBelow");
  expect([pictureCategoryParentProblem(2, 5, [1]), pictureCategoryParentProblem(2, 0, [])]).toEqual([undefined, undefined]);
});
