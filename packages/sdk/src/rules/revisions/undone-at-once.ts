/** How many revisions of a batch one call undoes at most; the caller goes on before the last of them. */
export const undoneAtOnce = 50;
