import { ApiError, ForbiddenError, type Input, type DataOperationId, type Output, ServerError, UnauthorizedError } from "@shopkeeper/sdk";
import useSWR from "swr";
import { readKey } from "./read-key";
import { useClient } from "../shop/shop-provider";

/** The response to one of several inputs, or the error. */
type ReadResult<Op extends DataOperationId> =
  | { readonly input: Input<Op>; readonly data: Output<Op> }
  | { readonly input: Input<Op>; readonly error: Error };

const concurrency = 4;

/** The responses of an operation to several inputs, a few at a time. */
export interface Reads<Op extends DataOperationId> {
  data: readonly ReadResult<Op>[] | undefined;
  error: Error | undefined;
  isLoading: boolean;
  retry: () => void;
}

/**
 * The responses of an operation to several inputs, a few at a time; results are in the order of the inputs.
 *
 * A refusal belongs to its own input. A failure that concerns all of them (no network, no right) is the `error` of the whole.
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
