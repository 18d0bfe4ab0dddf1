import { useEffect, useRef, useState } from "react";
import { arrived, awaited, failed, noOptions, type RemotePage } from "./remote-options";

/** The options of a query, page by page; the first page is requested when `isWanted`, the next by `more`. */
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
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only the query decides
  }, [isWanted, queryKey]);

  return {
    ...current,
    more,
    /** Clears an error that is no longer shown. */
    forgive: () => setState((now) => (now.error === undefined ? now : { ...now, error: undefined })),
  };
}
