import { createToaster } from "@chakra-ui/react/toast";
import type { Notice } from "@shopkeeper/hooks/shop";

/** How long each kind stays, in milliseconds (specification, section 8). */
const stays = { success: 3000, info: 3000, error: 5000 } as const;

/** How long a notice with an action stays, in milliseconds. */
const staysForAnswer = 10_000;

/** The notices of the page. */
export const toaster = createToaster({ placement: "top", max: 4, gap: 8 });

/** Adds a notice; the same text twice is one notice, unless each has its own action. */
export function showToast({ kind, text, action }: Notice): void {
  for (const { id, type, title, action: other } of toaster.getVisibleToasts())
    if (type === kind && title === text && !other) toaster.remove(id);
  const answer = action && { action: { label: action.label, onClick: action.run } };
  toaster.create({ type: kind, title: text, duration: action ? staysForAnswer : stays[kind], ...answer });
}
