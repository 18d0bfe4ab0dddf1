import { hasRole, holdsAny, type Rights } from "../shop/permissions";
import { loginAddress } from "./redirect-target";

/** What the guard needs to know of an address. */
export interface GuardedRoute {
  readonly isPublic?: boolean;
  readonly roles?: readonly string[];
  /** For each call that the screen needs: the permissions, any one of which allows it. */
  readonly permissions?: readonly (readonly string[])[];
  /** The page of the menu that a hidden page belongs to: who may not open it may not open this either. */
  readonly menuPage?: GuardedRoute | undefined;
}

/** Who navigates. */
export interface Visitor {
  readonly hasToken: boolean;
  /** Undefined until they are loaded. */
  readonly rights?: Rights;
  /** The password was given by somebody else: it is changed before anything else. */
  readonly isTemporary?: boolean;
}

/** Where a temporary password is changed. */
const firstPassword = "/password";

/** What becomes of a navigation. */
export type Verdict = { readonly go: "on" } | { readonly go: "load" } | { readonly go: "to"; readonly address: string };

/**
 * Decides a navigation (specification, sections 2 and 4): a logged-in visitor of /login goes home; without a token only
 * public pages open, those with calls of their own to everyone who may make them; with a token and no roles yet, the user is loaded first and the navigation tried again; what the
 * account may not see is /401, what does not exist is /404. Whoever has a temporary password is led to changing it, wherever he
 * wants to go.
 */
export function guard(route: GuardedRoute | undefined, fullPath: string, session: Visitor): Verdict {
  const path = fullPath.split(/[?#]/, 1)[0] ?? "/";
  if (path === "/login") return session.hasToken ? to("/") : on;
  if (route?.isPublic) return session.rights && !mayOpen(route, session.rights) ? to("/401") : on;
  if (!session.hasToken) return to(loginAddress(fullPath));
  if (!session.rights) return { go: "load" };
  if ((session.isTemporary === true) !== (path === firstPassword))
    return to(session.isTemporary ? `${firstPassword}?redirect=${encodeURIComponent(fullPath)}` : "/");
  if (!route) return to("/404");
  return mayOpen(route, session.rights) ? on : to(`/401?page=${encodeURIComponent(path)}`);
}

/** Whether an account may open a screen: by role, by the calls that it cannot do without, and by its menu's page where it is hidden. */
export function mayOpen(route: GuardedRoute, rights: Rights): boolean {
  if (route.roles !== undefined && !hasRole(rights, route.roles)) return false;
  if (route.menuPage && !mayOpen(route.menuPage, rights)) return false;
  return (route.permissions ?? []).every((anyOf) => holdsAny(rights, anyOf));
}

/** What an account lacks to open a page: a role of owners, a permission of the page itself, one of the page that it belongs to. */
export type Lacking = "role" | "page" | "menuPage";

/** What an account lacks to open a page; undefined where it may. */
export function lackingFor(route: GuardedRoute, rights: Rights): Lacking | undefined {
  if (mayOpen(route, rights)) return undefined;
  if ([route, route.menuPage].some((page) => page?.roles !== undefined && !hasRole(rights, page.roles))) return "role";
  return route.menuPage && !mayOpen(route.menuPage, rights) ? "menuPage" : "page";
}

const on: Verdict = { go: "on" };
const to = (address: string): Verdict => ({ go: "to", address });
