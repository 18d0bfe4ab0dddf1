/** Whoever named it has so long to read it. */
const PATIENCE_MS = 5_000;

/** When a spreadsheet that was named then is written without a reader. */
export const writtenFrom = (createTime: Date) => new Date(createTime.getTime() + PATIENCE_MS);

/** The latest time at which one was named that is written by then. */
export const namedBefore = (now: Date) => new Date(now.getTime() - PATIENCE_MS);
