/** One thing to choose, as a server that has many of them tells it. */
export interface RemoteOption {
  readonly value: number;
  readonly label: string;
  /** It is shown, and cannot be chosen. */
  readonly isDisabled?: boolean;
}

/** What a server answered: some options, and whether there are more of them. */
export interface RemotePage {
  readonly options: readonly RemoteOption[];
  readonly hasMore: boolean;
}

/** Options that come page by page, as far as they are there. */
export interface RemoteOptions {
  /** What was asked for; the answer to anything else is too late. */
  readonly queryKey: string;
  readonly options: readonly RemoteOption[];
  /** How many pages are there. */
  readonly pages: number;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly error?: unknown;
}

/** Nothing is known yet of what was asked for. */
export const noOptions = (queryKey: string): RemoteOptions => ({ queryKey, options: [], pages: 0, hasMore: true, isLoading: false });

/** The next page is on its way. */
export const awaited = (state: RemoteOptions): RemoteOptions => ({ ...state, isLoading: true, error: undefined });

/** A page has come; one that was asked for before something else was is dropped, and what is there already is not told twice. */
export function arrived(state: RemoteOptions, queryKey: string, page: number, { options, hasMore }: RemotePage): RemoteOptions {
  if (state.queryKey !== queryKey || page !== state.pages + 1) return state;
  const known = new Set(state.options.map(({ value }) => value));
  const all = [...state.options, ...options.filter(({ value }) => !known.has(value))];
  return { queryKey, options: all, pages: page, hasMore, isLoading: false };
}

/** A page did not come; what is there stays. */
export const failed = (state: RemoteOptions, queryKey: string, error: unknown): RemoteOptions =>
  state.queryKey === queryKey ? { ...state, isLoading: false, error } : state;
