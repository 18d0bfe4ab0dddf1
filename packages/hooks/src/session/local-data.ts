/** The subset of the browser's local storage that the console uses. */
export interface LocalData {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** The storage key of the secret by which the server recognizes this device. */
export const deviceKey = "login-device";

/** The keys that survive clearing local storage: layout, language, and the device secret. */
export const preservedKeys = ["layout-setting", "language", deviceKey] as const;

/** The storage key of the staff list, cleared on logout. */
export const staffListKey = "staffList";

/** Clears local storage, as login and an expired session do (specification, sections 4 and 8), and writes the preserved keys back. */
export function clearLocalData(data: LocalData) {
  const preserved = preservedKeys.map((key) => [key, data.getItem(key)] as const);
  data.clear();
  for (const [key, value] of preserved) if (value !== null) data.setItem(key, value);
}
