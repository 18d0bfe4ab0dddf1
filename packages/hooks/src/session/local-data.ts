/** The parts of the browser's local storage that the console uses. */
export interface LocalData {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** What stays when local storage is cleared: how the console looks, and its language. */
export const preservedKeys = ["layout-setting", "language"] as const;

/** Where the staff list is kept, which logging out clears. */
export const staffListKey = "staffList";

/** Clears local storage, as logging in and a dead session do (specification, sections 4 and 8), and writes back what stays. */
export function clearLocalData(data: LocalData) {
  const preserved = preservedKeys.map((key) => [key, data.getItem(key)] as const);
  data.clear();
  for (const [key, value] of preserved) if (value !== null) data.setItem(key, value);
}
