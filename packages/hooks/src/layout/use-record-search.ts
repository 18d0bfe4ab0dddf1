import { useEffect, useState } from "react";
import { failureText, typingPause } from "../core";
import { type RecordHit, type RecordSearch } from "../list";
import { useCan, useClient } from "../shop";

/** The results of one domain's search so far. */
export interface RecordsFound {
  readonly search: RecordSearch;
  /** The hits of a shorter query that this query extends, until its own hits are loaded. */
  readonly hits: readonly RecordHit[];
  readonly isLoading: boolean;
  /** Why the server could not be queried, in the person's language. */
  readonly problem: string | undefined;
}

interface Answer {
  readonly query: string;
  readonly hits: readonly RecordHit[];
  readonly error?: unknown;
}

/** The records of every domain that the account may list, for a query; a new query aborts the searches that are running. */
export function useRecordSearch(records: readonly RecordSearch[], input: string): readonly RecordsFound[] {
  const client = useClient();
  const can = useCan();
  const [answers, setAnswers] = useState<ReadonlyMap<string, Answer>>(new Map());
  const query = input.trim();
  const offered = records.filter(({ operationId }) => can(operationId));
  const domains = offered.map(({ domain }) => domain).join();

  useEffect(() => {
    if (query === "") return;
    const typingOn = new AbortController();
    const searchRecords = async (search: RecordSearch) => {
      const answer: Answer = await search.find(client, query, typingOn.signal).then(
        (hits) => ({ query, hits }),
        (error: unknown) => ({ query, hits: [], error }),
      );
      if (!typingOn.signal.aborted) setAnswers((known) => new Map(known).set(search.domain, answer));
    };
    const timer = setTimeout(() => offered.forEach((search) => void searchRecords(search)), typingPause);
    return () => {
      clearTimeout(timer);
      typingOn.abort();
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the list of searches is new in every render; `domains` identifies it
  }, [query, client, domains]);

  if (query === "") return [];
  return offered.map((search) => {
    const answer = answers.get(search.domain);
    const isDone = answer?.query === query;
    const goesOn = answer !== undefined && (query.startsWith(answer.query) || answer.query.startsWith(query));
    return {
      search,
      hits: goesOn ? answer.hits : [],
      isLoading: !isDone,
      problem: isDone && answer.error !== undefined ? failureText(answer.error) : undefined,
    };
  });
}
