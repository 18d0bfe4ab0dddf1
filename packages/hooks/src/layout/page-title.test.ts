import { expect, test } from "vitest";
import { pageTitle } from "./page-title";

test("a page is called by its title and the app's, or by the app's alone", () =>
  expect([pageTitle("优惠券列表"), pageTitle(undefined)]).toEqual(["优惠券列表 - 掌柜", "掌柜"]));
