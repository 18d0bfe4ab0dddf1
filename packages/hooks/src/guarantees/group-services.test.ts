import { expect, test } from "vitest";
import { servicesFor, servicesOf } from "./group-services";

const service = (id: number, isShow = true) => ({ id, name: `服务${id}`, icon: null, content: null, sort: id, isShow });
const platform = [service(1), service(2, false), service(3)];
const group = { guaranteeList: [9, 2, 1].map((gid) => ({ groupId: 1, gid, isShow: gid === 1 })) };

test("a new group chooses among what is on offer", () => {
  expect(servicesFor(platform).map(({ id }) => id)).toEqual([1, 3]);
});

test("a group that exists shows services that are no longer offered, and those that are gone", () => {
  expect(servicesFor(platform, group).map(({ id, isValid }) => [id, isValid])).toEqual([
    [1, true],
    [2, false],
    [3, true],
    [9, false],
  ]);
  expect(servicesOf(platform, group).map(({ id }) => id)).toEqual([1, 2, 9]);
});
