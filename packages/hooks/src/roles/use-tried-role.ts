import type { Schema } from "@shopkeeper/sdk";
import { useMemo } from "react";
import { type Read, useRead } from "../core";
import { flatMenus, grantedTree } from "./menu-nodes";

/** The console as an account with one role sees it. */
export interface TriedRole extends Omit<Read<"getRole">, "data"> {
  role: Schema<"RoleDetail"> | undefined;
  tree: readonly Schema<"MenuNode">[];
  /** All permissions of an account with this role alone. */
  permissions: string[];
}

/** The console as an account with one role sees it: its menus, and the actions on each page. */
export function useTriedRole({ id }: Pick<Schema<"Role">, "id">): TriedRole {
  const { data, ...reading } = useRead("getRole", { path: { id } });
  const granted = useMemo(() => new Set(flatMenus(data?.menuList ?? []).flatMap((node) => (node.checked ? [node.id] : []))), [data]);
  return {
    ...reading,
    role: data,
    tree: useMemo(() => grantedTree(data?.menuList ?? [], granted), [data, granted]),
    permissions: useMemo(
      () => flatMenus(data?.menuList ?? []).flatMap((node) => (granted.has(node.id) && node.perms ? node.perms.split(",") : [])),
      [data, granted],
    ),
  };
}
