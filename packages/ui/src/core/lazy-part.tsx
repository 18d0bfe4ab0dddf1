import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** What is drawn while the code of a part is on its way: nothing, when not said. */
export interface Meanwhile {
  meanwhile?: ReactNode;
}

/**
 * A part whose code arrives when it is first drawn, or earlier where `fetch` says that it is about to be.
 *
 * Where the code is there, the part is drawn at once; React's own `lazy` draws its fallback first, and puts off what
 * follows by up to 300 ms. Code that does not arrive is thrown at the nearest boundary, and asked for again by the next part.
 */
export function lazyPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const arrive = () =>
    (coming ??= load().then(
      (part) => void (loaded = part),
      (error: unknown) => {
        coming = undefined;
        throw error;
      },
    ));

  function LazyPart(props: Props & Meanwhile) {
    const [Part, setPart] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Part) return undefined;
      let isGone = false;
      arrive().then(
        () => isGone || setPart(() => loaded),
        (error: unknown) => isGone || setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [Part]);
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : props.meanwhile;
  }

  // what fails here fails again where it is drawn, and is told there
  return Object.assign(LazyPart, { fetch: () => void arrive().catch(() => undefined) });
}
