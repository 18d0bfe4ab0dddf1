import { type ReactNode, useState } from "react";
import type { RouteRow } from "../routes";
import { PageFailure } from "./page-failure";
import { screenFiles, type ScreenModule } from "./screen-files";

const screens = new Map<RouteRow, ScreenModule>();
const failures = new Map<RouteRow, unknown>();

/*
 * Screens are fetched by the guard, not by the router's own `lazy`: that draws nothing at all, without a word, where the
 * code of a route does not arrive.
 */

/** Fetches the code of a row's screen; from then on `screenAt` has it, or shows why there is none. */
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

/** What a row's file exports, once its code is there. */
export const loadedScreen = (row: RouteRow) => screens.get(row);

/** The screen of a row whose code has been fetched; nothing before. */
export function screenAt(row: RouteRow | undefined): ReactNode {
  const Screen = row && screens.get(row)?.Component;
  if (Screen) return <Screen />;
  return row && failures.has(row) ? <MissingScreen row={row} /> : null;
}

/** A screen whose code did not arrive, until it does. */
function MissingScreen({ row }: { row: RouteRow }) {
  const [failure, setFailure] = useState(() => failures.get(row));
  const Screen = screens.get(row)?.Component;
  const retry = () => void loadScreen(row).then(() => setFailure(failures.get(row)));
  return Screen ? <Screen /> : <PageFailure key={String(failure)} error={failure} resetErrorBoundary={retry} />;
}
