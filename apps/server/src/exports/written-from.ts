/** The requester has this long to begin reading. */
const PATIENCE_MS = 5_000;

/** The time from which a spreadsheet is written without a reader. */
export const writtenFrom = (createTime: Date) => new Date(createTime.getTime() + PATIENCE_MS);

/** Exports added before this time are written without a reader. */
export const namedBefore = (now: Date) => new Date(now.getTime() - PATIENCE_MS);
