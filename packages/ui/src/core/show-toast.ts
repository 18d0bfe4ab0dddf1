import { createToaster } from "@chakra-ui/react/toast";
import type { Notice } from "@shopkeeper/hooks/core";

/** How long each kind stays, in milliseconds (specification, section 8). */
const stays = { success: 3000, info: 3000, error: 5000 } as const;

/** The notices of the page. */
export const toaster = createToaster({ placement: "top", max: 4, gap: 8 });

/** Adds a notice; the same words twice are one notice. */
export function showToast({ kind, text }: Notice): void {
  for (const { id, type, title } of toaster.getVisibleToasts()) if (type === kind && title === text) toaster.remove(id);
  toaster.create({ type: kind, title: text, duration: stays[kind] });
}
