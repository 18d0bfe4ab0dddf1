import { expect, test } from "vitest";
import { unmatchedUserSearch, userSearchQuery } from "./user-search";

test("a number and a phone are sent as digits, however they are written", () => {
  expect(userSearchQuery({ page: 1, searchType: "phone", content: "+86 138-0013 8000" })).toEqual({
    ...{ page: 1, searchType: "phone", content: "13800138000" },
  });
  expect(userSearchQuery({ searchType: "uid", content: "\u202d１２\u202c" })).toEqual({ searchType: "uid", content: "12" });
  expect(userSearchQuery({ searchType: "nickname", content: "小 鹿 +86" })).toEqual({ searchType: "nickname", content: "小 鹿 +86" });
});

test("a type without words is not sent", () => {
  expect(userSearchQuery({ page: 1, searchType: "uid" })).toEqual({ page: 1 });
  expect(userSearchQuery({ page: 1, searchType: "uid", content: " \u200b" })).toEqual({ page: 1 });
  expect(userSearchQuery({ page: 1, content: "小鹿" })).toEqual({ page: 1, searchType: "all", content: "小鹿" });
});

test("words that no buyer can have stay a search, and say so", () => {
  expect(userSearchQuery({ searchType: "uid", content: "小鹿" })).toEqual({ searchType: "uid", content: "小鹿" });
  for (const content of ["小鹿", "1380x", "--", "+86"])
    expect(unmatchedUserSearch({ searchType: "phone", content })).toContain("只能输入数字");
  expect(unmatchedUserSearch({ searchType: "phone", content: "+86 138" })).toBeUndefined();
  expect(unmatchedUserSearch({ searchType: "all", content: "--" })).toBeUndefined();
  expect(unmatchedUserSearch({ searchType: "phone" })).toBeUndefined();
});
