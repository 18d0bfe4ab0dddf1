/** One thing that the account's menu offers. */
export interface AccountChoice {
  /** Names it among the others, and its icon where there is one: `home`, `personal`, `settings`, `logout`. */
  key: string;
  label: string;
  isSeparated?: boolean;
  onChoose(): void;
}
