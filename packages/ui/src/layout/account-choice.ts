/** An item of the account menu. */
export interface AccountChoice {
  /** Its unique key, and its icon if it has one: `home`, `personal`, `settings`, `logout`. */
  key: string;
  label: string;
  isSeparated?: boolean;
  onChoose(): void;
}
