import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { enterPage } from "./enter-page";
import { Root } from "./root";
import { RouteFailure } from "./route-failure";
import { type RouteRow, routes } from "../routes";
import { screenAt, shell } from "./screens";
import { session } from "../session";

const shown = (isPublic: boolean) => routes.filter((row) => row.ready && row.screen && Boolean(row.isPublic) === isPublic);

/** A public page stands alone. */
const standing = (row: RouteRow): RouteObject => ({ path: row.path, Component: () => screenAt(row) });

/** The others are drawn by the shell, which keeps them alive. */
const kept = ({ path }: RouteRow): RouteObject => ({ path, element: <></> });

/** The console's router: the guard above everything, the shell around what is not public. */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: RouteFailure,
    loader: enterPage,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname || session.state().is === "unknown",
    children: [...shown(true).map(standing), { Component: shell, children: shown(false).map(kept) }, { path: "*", element: <></> }],
  },
]);
