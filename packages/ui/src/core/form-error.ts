/** One field that needs a change. */
export interface FormError {
  name: string;
  label: string;
  message: string;
}
