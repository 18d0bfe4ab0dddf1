import type { Language } from "@shopkeeper/sdk/rules/core";
import type { Output } from "../contract/contract";
import type { HandlersOf } from "../kernel/handlers";
import { visibleMenus } from "./menu-rights";
import type { MenuRow } from "./menu-tree";

type Menu = Output<"getMenus">[number];

/** Menus, logos and the footer. */
export const layoutHandlers: HandlersOf<"layout"> = {
  getMenus: ({ session }) => treeOf(visibleMenus(session.isOwner ? "all" : session.menuIds), session.language),

  async getConfigValue({ query, shop, platform }) {
    if (query.key === "live_host_code") return (await platform.settings.find("live_host_code")) ?? null;
    const merchant = await shop.merchant.find();
    if (query.key === "mer_site_logo_lefttop") return merchant?.logoWide ?? null;
    if (query.key === "mer_site_logo_square") return merchant?.logoSquare ?? null;
    return null;
  },

  async getLoginPictures({ platform: { settings } }) {
    const setting = async (key: string) => (await settings.find(key)) ?? "";
    return {
      backgroundImage: await setting("login_background"),
      loginLogo: await setting("login_logo"),
      leftLogo: await setting("login_left"),
      siteName: await setting("site_name"),
    };
  },

  getFrontDomain: async ({ platform }) => (await platform.settings.find("front_domain")) ?? "",

  getMediaDomain: async ({ platform }) => (await platform.settings.find("media_domain")) ?? "",

  getCompanyInfo: async ({ platform }) => ({ companyName: await platform.settings.find("company_name") }),
};

function treeOf(rows: readonly MenuRow[], language: Language, pid = 0): Menu[] {
  return rows
    .filter((row) => row.pid === pid)
    .sort((a, b) => b.sort - a.sort || a.id - b.id)
    .map((row) => {
      const children = treeOf(rows, language, row.id);
      const name = row.name[language];
      return {
        id: row.id,
        pid: row.pid,
        name,
        title: name,
        component: row.component,
        path: row.component,
        url: row.component,
        perms: row.perms.join(",") || null,
        icon: row.icon,
        menuType: row.menuType,
        sort: row.sort,
        childList: children,
        children,
      };
    });
}
