/** An option loaded from a server. */
export interface RemoteOption {
  readonly value: number;
  readonly label: string;
  /** The option is visible but cannot be chosen. */
  readonly isDisabled?: boolean;
}

/** A page of options, and whether there are more. */
export interface RemotePage {
  readonly options: readonly RemoteOption[];
  readonly hasMore: boolean;
}

/** The loaded pages of options. */
export interface RemoteOptions {
  /** The key of the query; answers to other keys are ignored. */
  readonly queryKey: string;
  readonly options: readonly RemoteOption[];
  /** The number of loaded pages. */
  readonly pages: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error?: unknown;
}

/** The initial state of a query. */
export const noOptions = (queryKey: string): RemoteOptions => ({ queryKey, options: [], pages: 0, hasMore: true, isLoading: false });

/** The state while the next page is loading. */
export const awaited = (state: RemoteOptions): RemoteOptions => ({ ...state, isLoading: true, error: undefined });

/** The state after a page has loaded; a page of an earlier query is ignored, and duplicate options are dropped. */
export function arrived(state: RemoteOptions, queryKey: string, page: number, { options, hasMore }: RemotePage): RemoteOptions {
  if (state.queryKey !== queryKey || page !== state.pages + 1) return state;
  const known = new Set(state.options.map(({ value }) => value));
  const all = [...state.options, ...options.filter(({ value }) => !known.has(value))];
  return { queryKey, options: all, pages: page, hasMore, isLoading: false };
}

/** The state after a page has failed; loaded options stay. */
export const failed = (state: RemoteOptions, queryKey: string, error: unknown): RemoteOptions =>
  state.queryKey === queryKey ? { ...state, isLoading: false, error } : state;
