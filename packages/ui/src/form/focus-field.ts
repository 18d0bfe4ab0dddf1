const controls = "input, select, textarea, button, [contenteditable=true], [tabindex]";

/** Scrolls to a field and focuses its first invalid control, or its first; false without a visible control. */
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
