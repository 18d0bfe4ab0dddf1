import { useEffect, useRef, useState } from "react";
import { arrived, awaited, failed, noOptions, type RemotePage } from "./remote-options";

/** The options that a question has, page by page; the first is asked for when `isWanted`, the next by `more`. */
export function useOptionPages(queryKey: string, isWanted: boolean, load: (page: number) => Promise<RemotePage>) {
  const [state, setState] = useState(() => noOptions(""));
  const underWay = useRef("");
  const current = state.queryKey === queryKey ? state : noOptions(queryKey);

  function more() {
    const page = current.pages + 1;
    const question = `${queryKey} ${page}`;
    if (!current.hasMore || underWay.current === question) return;
    underWay.current = question;
    setState(awaited(current));
    load(page)
      .then(
        (answer) => setState((now) => arrived(now, queryKey, page, answer)),
        (error: unknown) => setState((now) => failed(now, queryKey, error)),
      )
      .finally(() => {
        if (underWay.current === question) underWay.current = "";
      });
  }

  useEffect(() => {
    if (isWanted && current.pages === 0) more();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the question decides
  }, [isWanted, queryKey]);

  return {
    ...current,
    more,
    /** A failure that nobody looks at any more. */
    forgive: () => setState((now) => (now.error === undefined ? now : { ...now, error: undefined })),
  };
}
