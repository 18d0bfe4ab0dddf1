import { coreText, useShop, useText } from "@shopkeeper/hooks/core";
import { ConfirmDialog } from "@shopkeeper/ui/core";
import { useEffect } from "react";
import { useBlocker } from "react-router-dom";
import { isReady, routeAt } from "../routing/route-at";
import { session } from "../session";

/** Asks before the way out of a page takes unsaved words with it. Pages behind tabs stay alive, so that only leaving them all counts there. */
export function LeaveGuard({ keepsPages }: { keepsPages: boolean }) {
  const { unsaved, notices } = useShop();
  const t = useText(coreText);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
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

  const isBlocked = blocker.state === "blocked";
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
          if (isBlocked) blocker.reset();
          notices.cancelled();
        },
      }}
      text={() => unsaved.questionOf() ?? t("confirm.leave")}
      isDanger
    />
  );
}
