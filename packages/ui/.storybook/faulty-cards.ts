import { cutOff } from "./cut-off";

const highest = 150;

/** The rows of lists that are no proper cards on a phone: higher than 150 pixels, or with something cut off at the bottom. */
export function faultyCards(root: Element): string[] {
  return [...root.querySelectorAll<HTMLElement>("tbody > tr:not([data-details], [data-skeleton], [data-open])")].flatMap((row) => {
    if (row.closest("dialog, fieldset, [role=dialog]")) return [];
    row.style.contentVisibility = "visible"; // a row below the window has no height of its own
    const name = row.querySelector("[data-heading]")?.textContent ?? row.textContent;
    const { height } = row.getBoundingClientRect();
    const lost = cutOff(row, "below");
    row.style.contentVisibility = "";
    return [...(height > highest ? [`${name}: ${height} px`] : []), ...lost.map((text) => `${name}: ${text}`)];
  });
}
