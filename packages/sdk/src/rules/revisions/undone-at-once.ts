/** The maximum number of revisions of a batch that one call undoes; the caller continues before the last of them. */
export const undoneAtOnce = 50;
