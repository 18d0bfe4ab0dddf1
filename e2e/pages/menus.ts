import type { Page } from "@playwright/test";
import type { Schema } from "@shopkeeper/sdk";

let id = 10_000;

/** A menu as servers send it: a page if it has no `below`, else a group. */
export function menu(name: string, component: string, below: readonly Schema<"Menu">[] = []): Schema<"Menu"> {
  return { id: ++id, pid: 0, name, component, perms: null, icon: null, menuType: below.length > 0 ? "M" : "C", childList: [...below] };
}

/** Replaces the shop's menus: its own tree is fixed, but servers of this API may send any. */
export async function withMenus(page: Page, menus: readonly Schema<"Menu">[]) {
  await page.route("**/api/admin/merchant/getMenus**", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), data: menus } });
  });
}
