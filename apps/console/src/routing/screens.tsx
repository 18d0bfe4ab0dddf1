import { type ReactNode, useState } from "react";
import type { RouteRow } from "../routes";
import { PageFailure } from "./page-failure";
import { screenFiles, type ScreenModule } from "./screen-files";

const screens = new Map<RouteRow, ScreenModule>();
const failures = new Map<RouteRow, unknown>();

/*
 * Screens are loaded by the guard, not by the router's own `lazy`, which draws nothing and reports nothing if the code of a route
 * does not load.
 */

/** Loads the code of a row's screen; afterwards `screenAt` returns it, or the reason why it is missing. */
export async function loadScreen(row: RouteRow) {
  const loaded = screens.get(row);
  if (loaded) return loaded;
  try {
    const screen = await screenFiles[`../routes/${row.screen}.tsx`]?.();
    if (screen) screens.set(row, screen);
    failures.delete(row);
    return screen;
  } catch (error) {
    failures.set(row, error);
    return undefined;
  }
}

/** The exports of a row's file, once it is loaded. */
export const loadedScreen = (row: RouteRow) => screens.get(row);

/** The screen of a row whose code is loaded; nothing before. */
export function screenAt(row: RouteRow | undefined): ReactNode {
  const Screen = row && screens.get(row)?.Component;
  if (Screen) return <Screen />;
  return row && failures.has(row) ? <MissingScreen row={row} /> : null;
}

/** A screen whose code did not load, until it does. */
function MissingScreen({ row }: { row: RouteRow }) {
  const [failure, setFailure] = useState(() => failures.get(row));
  const Screen = screens.get(row)?.Component;
  const retry = () => void loadScreen(row).then(() => setFailure(failures.get(row)));
  return Screen ? <Screen /> : <PageFailure key={String(failure)} error={failure} resetErrorBoundary={retry} />;
}
