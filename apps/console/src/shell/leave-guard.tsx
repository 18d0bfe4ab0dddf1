import { coreText, useText } from "@shopkeeper/hooks/texts";
import { useShop } from "@shopkeeper/hooks/shop";
import { ConfirmDialog, modalStack } from "@shopkeeper/ui/core";
import { useEffect, useState } from "react";
import { useBlocker } from "react-router-dom";
import { isReady, routeAt } from "../routing/route-at";
import { session } from "../session";

/**
 * Asks before leaving a page discards unsaved input. Pages behind tabs stay alive, so only leaving all of them counts there;
 * but Back under an open dialog with unsaved input acts as Escape on that dialog.
 */
export function LeaveGuard({ keepsPages }: { keepsPages: boolean }) {
  const { unsaved, notices } = useShop();
  const t = useText(coreText);
  const [isBack, setBack] = useState(false);
  const blocker = useBlocker(({ currentLocation, nextLocation, historyAction }) => {
    const isToDialog = historyAction === "POP" && modalStack.top() !== undefined && unsaved.pages().includes(currentLocation.pathname);
    setBack(isToDialog);
    if (isToDialog) return true;
    if (!unsaved.isAny() || session.state().is !== "ready" || nextLocation.pathname.startsWith("/redirect/")) return false;
    const row = routeAt(nextLocation.pathname);
    if (!row || row.isPublic || row.isBare || !isReady(row)) return true;
    return !keepsPages && nextLocation.pathname !== currentLocation.pathname;
  });
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.isAny()) event.preventDefault();
    };
    addEventListener("beforeunload", warn);
    return () => removeEventListener("beforeunload", warn);
  }, [unsaved]);

  useEffect(() => {
    if (blocker.state !== "blocked" || !isBack) return;
    blocker.reset();
    modalStack.dismissTop();
  }, [blocker, isBack]);

  const isBlocked = blocker.state === "blocked" && !isBack;
  const stay = () => (isBlocked ? blocker.reset() : undefined);
  return (
    <ConfirmDialog
      question={{
        subject: true,
        isOpen: isBlocked,
        isRunning: false,
        error: undefined,
        async confirm() {
          unsaved.forget();
          if (isBlocked) blocker.proceed();
        },
        cancel() {
          stay();
          notices.cancelled();
        },
        dismiss: stay,
      }}
      text={() => unsaved.questionOf() ?? t("confirm.leave")}
      isDanger
    />
  );
}
