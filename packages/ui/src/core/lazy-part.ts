import { type ComponentType, lazy } from "react";

/** A part whose code arrives when it is first drawn, or earlier where `fetch` says that it is about to be. */
export function lazyPart<Props>(load: () => Promise<ComponentType<Props>>) {
  const Part = lazy(async () => ({ default: await load() }));
  // what fails here fails again where it is drawn, and is told there
  return Object.assign(Part, { fetch: () => void load().catch(() => undefined) });
}
