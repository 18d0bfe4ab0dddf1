/** The empty state of a chooser: its text, and the action that adds the first entry. */
export interface EmptyChoice {
  text: string;
  /** Adds an entry; absent without the right. */
  onAdd?: () => void;
}
