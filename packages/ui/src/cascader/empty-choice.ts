/** What a chooser says while there is nothing in it, and how that is changed. */
export interface EmptyChoice {
  text: string;
  /** Adds what can be chosen; absent for who may not. */
  onAdd?: () => void;
}
