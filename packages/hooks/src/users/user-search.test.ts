import { expect, test } from "vitest";
import { searchProblem } from "./user-search";

const page = { page: 1, limit: 20 };

test("a user's number and a phone are looked for by digits", () => {
  expect(searchProblem({ ...page, searchType: "uid", content: "12" })).toBeUndefined();
  expect(searchProblem({ ...page, searchType: "uid", content: "小明" })).toBe("problems.digits");
  expect(searchProblem({ ...page, searchType: "phone", content: "138 0000" })).toBe("problems.digits");
});

test("a nickname may be anything, and an empty text is no search", () => {
  expect(searchProblem({ ...page, searchType: "nickname", content: "小明" })).toBeUndefined();
  expect(searchProblem({ ...page, searchType: "all", content: "小明" })).toBeUndefined();
  expect(searchProblem({ ...page, searchType: "uid", content: undefined })).toBeUndefined();
});
