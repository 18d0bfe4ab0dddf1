import { useEffect, useState } from "react";
import { failureText, type RecordHit, type RecordSearch, useCan, useClient } from "../core";

/** How long a person must have stopped typing, in milliseconds, before the server is asked. */
const pause = 200;

/** What the search of one domain has found so far. */
export interface RecordsFound {
  readonly search: RecordSearch;
  /** Those of a text that the typed one goes on from, until its own are there. */
  readonly hits: readonly RecordHit[];
  readonly isLoading: boolean;
  /** Why the server could not be asked, in the person's language. */
  readonly problem: string | undefined;
}

interface Answer {
  readonly asked: string;
  readonly hits: readonly RecordHit[];
  readonly error?: unknown;
}

/** The records of every domain that the account may list, for what is typed; typing on ends what is under way. */
export function useRecordSearch(records: readonly RecordSearch[], typed: string): readonly RecordsFound[] {
  const client = useClient();
  const can = useCan();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const asked = typed.trim();
  const offered = records.filter(({ operationId }) => can(operationId));
  const domains = offered.map(({ domain }) => domain).join();

  useEffect(() => {
    if (asked === "") return;
    const typingOn = new AbortController();
    const ask = async (search: RecordSearch) => {
      const answer: Answer = await search.find(client, asked, typingOn.signal).then(
        (hits) => ({ asked, hits }),
        (error: unknown) => ({ asked, hits: [], error }),
      );
      if (!typingOn.signal.aborted) setAnswers((known) => new Map(known).set(search.domain, answer));
    };
    const timer = setTimeout(() => offered.forEach((search) => void ask(search)), pause);
    return () => {
      clearTimeout(timer);
      typingOn.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the searches are found anew in every render; which there are is in `domains`
  }, [asked, client, domains]);

  if (asked === "") return [];
  return offered.map((search) => {
    const answer = answers.get(search.domain);
    const isDone = answer?.asked === asked;
    const goesOn = answer !== undefined && (asked.startsWith(answer.asked) || answer.asked.startsWith(asked));
    return {
      search,
      hits: goesOn ? answer.hits : [],
      isLoading: !isDone,
      problem: isDone && answer.error !== undefined ? failureText(answer.error) : undefined,
    };
  });
}
