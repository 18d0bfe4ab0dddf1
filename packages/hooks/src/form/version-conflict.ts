import { ConflictError } from "@shopkeeper/sdk";

/** Whether a save was refused because another editor saved first; the refusal carries the current record. */
export const isVersionConflict = (error: unknown) =>
  error instanceof ConflictError && typeof error.data === "object" && error.data !== null && "current" in error.data;
