import { reportMissingCode } from "@shopkeeper/hooks/core";
import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/** Rendered while the component's code is loading; nothing by default. */
export interface WithFallback {
  fallback?: ReactNode;
}

/**
 * A component whose code is loaded when it is first rendered, or earlier by `preload`.
 *
 * Loaded code renders at once; React's own `lazy` renders its fallback first and delays the content by up to 300 ms. If
 * loading fails, `errorFallback` is rendered, or the error is thrown to the nearest boundary. `retry` and the next mount
 * load again. The app is told as well. `when` delays the loading: `afterPaint`, where the fallback is enough at first.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  errorFallback?: (props: Props & WithFallback, retry: () => void) => ReactNode,
  when = (begin: () => void): (() => void) | undefined => void begin(),
) {
  let loaded: ComponentType<Props> | undefined;
  let pending: Promise<void> | undefined;
  const loadOnce = () =>
    (pending ??= load().then(
      (part) => void (loaded = part),
      (error: unknown) => {
        pending = undefined;
        throw error;
      },
    ));

  function LazyComponent(props: Props & WithFallback) {
    const [Loaded, setLoaded] = useState(() => loaded);
    const [failure, setFailure] = useState<{ error: unknown }>();
    useEffect(() => {
      if (Loaded || failure) return undefined;
      let isGone = false;
      const cancel = when(() => {
        loadOnce().then(
          () => isGone || setLoaded(() => loaded),
          (error: unknown) => {
            if (isGone) return;
            setFailure({ error });
            reportMissingCode({ isShown: true });
          },
        );
      });
      return () => {
        isGone = true;
        cancel?.();
      };
    }, [Loaded, failure]);
    if (failure && errorFallback) return errorFallback(props, () => setFailure(undefined));
    if (failure) throw failure.error;
    return Loaded ? <Loaded {...props} /> : props.fallback;
  }

  // a failed preload is reported where the component is rendered
  return Object.assign(LazyComponent, { preload: () => void loadOnce().catch(() => undefined) });
}
