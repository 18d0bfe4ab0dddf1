import { AdminType, type Schema } from "@shopkeeper/sdk";
import { explainMenu, type MenuExplanation } from "@shopkeeper/sdk/rules/roles";
import { useState } from "react";
import { type Read, useRead } from "../core";
import { useCan } from "../shop";
import { flatMenus, menuTrail } from "./menu-nodes";

const mostPeople = 200;

/** Why a staff member may use a screen or an action. */
export interface Explanation {
  people: Schema<"Admin">[];
  adminId: number | undefined;
  setAdminId: (next: number | undefined) => void;
  menuId: number | undefined;
  setMenuId: (next: number | undefined) => void;
  tree: Schema<"MenuNode">[] | undefined;
  reading: Read<"getAdminRights">;
  admin: Schema<"AdminRights"> | undefined;
  /** The permissions that the enabled roles grant together. */
  permissions: string[];
  trail: readonly Schema<"MenuNode">[];
  /** Undefined until both are chosen. */
  explanation: MenuExplanation<GrantingRole> | undefined;
}

interface GrantingRole extends Schema<"HeldRole"> {
  menuIds: number[];
}

/** Why a staff member may or may not use a screen or an action. */
export function useExplanation(first?: number): Explanation {
  const [adminId, setAdminId] = useState(first);
  const [menuId, setMenuId] = useState<number>();
  const tree = useRead("listMenuTree", {});
  const can = useCan();
  const people = useRead("listAdmins", can("listAdmins") ? { query: { limit: mostPeople } } : undefined);
  const rights = useRead("getAdminRights", adminId === undefined ? undefined : { query: { id: adminId } });
  const holder = rights.data && {
    isOwner: rights.data.type === AdminType.owner,
    status: rights.data.status,
    roles: rights.data.roles.map((role) => ({ ...role, menuIds: role.rules === "" ? [] : role.rules.split(",").map(Number) })),
  };
  return {
    people: people.data?.list ?? [],
    adminId,
    setAdminId,
    menuId,
    setMenuId,
    tree: tree.data,
    reading: rights,
    admin: rights.data,
    permissions: flatMenus(tree.data ?? []).flatMap(({ id, perms }) =>
      perms && holder?.roles.some((role) => role.status && role.menuIds.includes(id)) ? perms.split(",") : [],
    ),
    trail: menuId === undefined ? [] : menuTrail(tree.data ?? [], menuId),
    explanation: holder && menuId !== undefined ? explainMenu(holder, menuId) : undefined,
  };
}
