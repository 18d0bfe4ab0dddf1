import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { enterPage } from "./enter-page";
import { PageFailure } from "./page-failure";
import { loadShell } from "./preload";
import { Root } from "./root";
import { routes } from "./routes";
import { session } from "./session";

const pages = (isPublic: boolean): RouteObject[] =>
  routes.filter((row) => row.ready && row.screen && Boolean(row.isPublic) === isPublic).map(({ path, screen }) => ({ path, lazy: screen }));

/** The console's router: the guard above everything, the shell around what is not public, a screen's failure inside the shell. */
export const router = createBrowserRouter([
  {
    Component: Root,
    ErrorBoundary: PageFailure,
    loader: enterPage,
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname || session.state().is === "unknown",
    hydrateFallbackElement: <></>,
    children: [
      ...pages(true),
      {
        lazy: loadShell,
        children: [{ ErrorBoundary: PageFailure, children: pages(false) }],
      },
      { path: "*", element: <></> },
    ],
  },
]);
