import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** What is drawn while the code of a part is on its way: nothing, when not said. */
export interface Meanwhile {
  meanwhile?: ReactNode;
}

/**
 * A part whose code arrives when it is first drawn, or earlier where `fetch` says that it is about to be.
 *
 * Where the code is there, the part is drawn at once; React's own `lazy` draws its fallback first, and puts off what
 * follows by up to 300 ms. Where code does not arrive, `otherwise` stands in its place; without it the failure is thrown at
 * the nearest boundary. It is asked for again by `retry`, and by the next part that is drawn.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  otherwise?: (props: Props & Meanwhile, retry: () => void) => ReactNode,
) {
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
      if (Part || failure) return undefined;
      let isGone = false;
      arrive().then(
        () => isGone || setPart(() => loaded),
        (error: unknown) => isGone || setFailure({ error }),
      );
      return () => {
        isGone = true;
      };
    }, [Part, failure]);
    if (failure && otherwise) return otherwise(props, () => setFailure(undefined));
    if (failure) throw failure.error;
    return Part ? <Part {...props} /> : props.meanwhile;
  }

  // what fails here fails again where it is drawn, and is told there
  return Object.assign(LazyPart, { fetch: () => void arrive().catch(() => undefined) });
}
