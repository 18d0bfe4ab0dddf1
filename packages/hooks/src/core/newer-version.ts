import { ConflictError } from "@shopkeeper/sdk";

/** Whether a save was refused because someone else saved first; the server sends what they saved along. */
export const isNewerVersion = (error: unknown) =>
  error instanceof ConflictError && typeof error.data === "object" && error.data !== null && "current" in error.data;
