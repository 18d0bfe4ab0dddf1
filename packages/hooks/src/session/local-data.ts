/** The parts of the browser's local storage that the console uses. */
export interface LocalData {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
  clear(): void;
}

/** Where the secret is kept by which the server knows this device again. */
export const deviceKey = "login-device";

/** What stays when local storage is cleared: how the console looks, its language, and by what the server knows the device. */
export const preservedKeys = ["layout-setting", "language", deviceKey] as const;

/** Where the staff list is kept, which logging out clears. */
export const staffListKey = "staffList";

/** Clears local storage, as logging in and a dead session do (specification, sections 4 and 8), and writes back what stays. */
export function clearLocalData(data: LocalData) {
  const preserved = preservedKeys.map((key) => [key, data.getItem(key)] as const);
  data.clear();
  for (const [key, value] of preserved) if (value !== null) data.setItem(key, value);
}
