import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { useRead } from "../core";
import { flatMenus, grantedTree } from "./menu-nodes";

/** What the console shows to whoever has a role: its menus, and what may be done on each page. */
export function useTriedRole({ id }: Pick<Schema<"Role">, "id">) {
  const { data, ...reading } = useRead("getRole", { path: { id } });
  const granted = useMemo(() => new Set(flatMenus(data?.menuList ?? []).flatMap((node) => (node.checked ? [node.id] : []))), [data]);
  return {
    ...reading,
    role: data,
    tree: useMemo(() => grantedTree(data?.menuList ?? [], granted), [data, granted]),
    /** All that an account with this role alone may do. */
    permissions: useMemo(
      () => flatMenus(data?.menuList ?? []).flatMap((node) => (granted.has(node.id) && node.perms ? node.perms.split(",") : [])),
      [data, granted],
    ),
  };
}
