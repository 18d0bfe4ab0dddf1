import { expect, test } from "vitest";
import { userSearchQuery, userSearchValue } from "./user-search";

test("a number and a phone are digits alone, and no more than eleven", () => {
  expect(userSearchValue("uid", "第12号")).toBe("12");
  expect(userSearchValue("phone", "138 1234-5678")).toBe("13812345678");
  expect(userSearchValue("phone", "138123456789")).toBe("");
});

test("a nickname may be anything", () => {
  expect(userSearchValue("nickname", "小 鹿 99999999999999")).toBe("小 鹿 99999999999999");
  expect(userSearchValue("all", "小鹿")).toBe("小鹿");
});

test("a type without words is not sent, nor is a number without digits", () => {
  expect(userSearchQuery({ page: 1, searchType: "uid" })).toEqual({ page: 1 });
  expect(userSearchQuery({ page: 1, searchType: "uid", content: "小鹿" })).toEqual({ page: 1 });
  expect(userSearchQuery({ page: 1, content: "小鹿" })).toEqual({ page: 1, searchType: "all", content: "小鹿" });
});
