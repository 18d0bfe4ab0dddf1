import { ApiError, ForbiddenError, type Input, type DataOperationId, type Output, ServerError, UnauthorizedError } from "@shopkeeper/sdk";
import useSWR from "swr";
import { readKey } from "./read-key";
import { useClient } from "../shop/shop-provider";

/** The answer to one of several inputs, or why there is none. */
type ReadResult<Op extends DataOperationId> =
  | { readonly input: Input<Op>; readonly data: Output<Op> }
  | { readonly input: Input<Op>; readonly error: Error };

const concurrency = 4;

/** What an operation answers to each of several inputs, a few at once. */
export interface Reads<Op extends DataOperationId> {
  data: readonly ReadResult<Op>[] | undefined;
  error: Error | undefined;
  isLoading: boolean;
  retry: () => void;
}

/**
 * What an operation answers to each of several inputs, a few at once; results come in the order of the inputs.
 *
 * A refusal concerns its own input. What would fail alike for all (no network, no right) is the `error` of the whole.
 */
export function useReads<Op extends DataOperationId>(operationId: Op, inputs: readonly Input<Op>[]): Reads<Op> {
  const client = useClient();

  async function load(): Promise<readonly ReadResult<Op>[]> {
    const results: ReadResult<Op>[] = [];
    const waiting = inputs.entries();
    const work = async () => {
      for (const [at, input] of waiting) results[at] = await read(input);
    };
    await Promise.all(Array.from({ length: concurrency }, work));
    return results;
  }

  async function read(input: Input<Op>): Promise<ReadResult<Op>> {
    try {
      return { input, data: await client.call(operationId, input) };
    } catch (error) {
      if (isOfOneInput(error)) return { input, error };
      throw error;
    }
  }

  const key = inputs.length === 0 ? undefined : readKey(operationId, inputs);
  const { data, error, mutate } = useSWR<readonly ReadResult<Op>[], Error>(key, load);
  return { data, error, isLoading: key !== undefined && data === undefined && error === undefined, retry: () => void mutate() };
}

const isOfOneInput = (error: unknown): error is ApiError =>
  error instanceof ApiError && !(error instanceof UnauthorizedError || error instanceof ForbiddenError || error instanceof ServerError);
