import { expect, test } from "vitest";
import { drawPlatformPicture } from "../files/platform-pictures";
import { guarantees } from "../guarantees/tables";
import { brands } from "../products/tables";
import { startServer } from "../testing/start-server";

test("a server without the demo draws every picture that the platform's own rows show", async () => {
  const { db } = (await startServer()).database;
  const rows = [...(await db.select({ icon: guarantees.icon }).from(guarantees)), ...(await db.select({ icon: brands.icon }).from(brands))];
  expect(rows.length).toBeGreaterThan(20);
  for (const { icon } of rows) expect(drawPlatformPicture(icon ?? ""), icon ?? "").toMatch(/^<svg /);
});

test("nothing else is drawn", () => {
  for (const path of ["demo/cup-1.svg", "demo/brand-0.svg", "demo/brand-13.svg", "demo/guarantee-01.svg", "demo/guarantee-7.svg", ""]) {
    expect(drawPlatformPicture(path), path).toBeUndefined();
  }
});
