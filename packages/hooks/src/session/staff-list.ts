import { type LocalData, staffListKey } from "./local-data";

/** The accounts of the shop stored on this device; undefined if none are stored, or the value is invalid. */
export function readStaffList(data: Pick<LocalData, "getItem">): readonly string[] | undefined {
  try {
    const kept: unknown = JSON.parse(data.getItem(staffListKey) ?? "null");
    return Array.isArray(kept) && kept.every((account) => typeof account === "string") ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the accounts of the shop on this device. */
export const writeStaffList = (data: Pick<LocalData, "setItem">, accounts: readonly string[]) =>
  data.setItem(staffListKey, JSON.stringify(accounts));
