import { hasRole, holdsAny, type Rights } from "../shop/permissions";
import { loginAddress } from "./redirect-target";

/** The properties of an address that the guard uses. */
export interface GuardedRoute {
  readonly isPublic?: boolean;
  readonly roles?: readonly string[];
  /** For each call that the screen needs: the permissions, any one of which allows it. */
  readonly permissions?: readonly (readonly string[])[];
  /** The menu page that a hidden page belongs to: without access to that page this page is closed too. */
  readonly menuPage?: GuardedRoute | undefined;
}

/** The account that navigates. */
export interface Visitor {
  readonly hasToken: boolean;
  /** Undefined until they are loaded. */
  readonly rights?: Rights;
  /** The password was set by another person: it must be changed before anything else. */
  readonly isTemporary?: boolean;
}

/** The page for changing a temporary password. */
const firstPassword = "/password";

/** The result of a navigation. */
export type Verdict = { readonly go: "on" } | { readonly go: "load" } | { readonly go: "to"; readonly address: string };

/**
 * Decides a navigation (specification, sections 2 and 4): a logged-in visitor of /login goes home; without a token
 * only public pages open, those with calls of their own to everyone with the permissions; with a token and no
 * roles yet, the user is loaded first and the navigation repeated; a page without permission goes to /401, an
 * unknown page to /404. An account with a temporary password is redirected to changing it from every address.
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

/** Whether an account may open a screen: by role, by the calls that the screen requires, and for a hidden page by its menu page. */
export function mayOpen(route: GuardedRoute, rights: Rights): boolean {
  if (route.roles !== undefined && !hasRole(rights, route.roles)) return false;
  if (route.menuPage && !mayOpen(route.menuPage, rights)) return false;
  return (route.permissions ?? []).every((anyOf) => holdsAny(rights, anyOf));
}

/** The missing requirement of a page: an owner role, a permission of the page itself, or one of the page that it belongs to. */
export type Lacking = "role" | "page" | "menuPage";

/** The requirement of a page that an account lacks; undefined if it may open the page. */
export function lackingFor(route: GuardedRoute, rights: Rights): Lacking | undefined {
  if (mayOpen(route, rights)) return undefined;
  if ([route, route.menuPage].some((page) => page?.roles !== undefined && !hasRole(rights, page.roles))) return "role";
  return route.menuPage && !mayOpen(route.menuPage, rights) ? "menuPage" : "page";
}

const on: Verdict = { go: "on" };
const to = (address: string): Verdict => ({ go: "to", address });
