const controls = "input, select, textarea, button, [contenteditable=true], [tabindex]";

/** Brings a field into view and puts the focus on its wrong control, or on its first; false where it has none that is shown. */
export function focusField(field: HTMLElement): boolean {
  const shown = [...field.querySelectorAll<HTMLElement>(controls)].filter(canFocus);
  const control = shown.find((each) => each.ariaInvalid === "true") ?? shown[0];
  if (!control) return false;
  const place = field.closest<HTMLElement>("[data-field]") ?? field;
  place.scrollIntoView({ block: "nearest" });
  control.focus({ preventScroll: true });
  return true;
}

const canFocus = (control: HTMLElement) => !control.matches(":disabled, [tabindex='-1']") && control.checkVisibility();
