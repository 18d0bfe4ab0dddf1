import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { enterPage } from "./enter-page";
import { Root } from "./root";
import { RouteFailure } from "./route-failure";
import { type RouteRow, routes } from "../routes";
import { barePage, ShellOrPage } from "./layouts";
import { screenAt } from "./screens";
import { session } from "../session";

const shown = routes.filter((row) => row.screen !== undefined);
const isKept = (row: RouteRow) => row.isInShell === true || (!row.isPublic && !row.isBare);

/** A public page, outside the shell. */
const mountedRoute = (row: RouteRow): RouteObject => ({ path: row.path, Component: () => screenAt(row) });

/** A bare page, outside the shell, with a session around it. */
const bare = ({ path }: RouteRow): RouteObject => ({ path, Component: barePage });

/** The other pages are drawn by the shell, which keeps them alive. */
const kept = ({ path }: RouteRow): RouteObject => ({ path, element: <></> });

/** The console's router: the guard above everything, the shell around all pages that are not public. */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    loader: enterPage,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname || session.state().is === "unknown",
    children: [
      ...shown.filter((row) => row.isPublic && !row.isBare && !isKept(row)).map(mountedRoute),
      ...shown.filter((row) => row.isBare).map(bare),
      { Component: ShellOrPage, children: shown.filter(isKept).map(kept) },
      { path: "*", element: <></> },
    ],
  },
]);
