import { createRoot } from "react-dom/client";
import { App } from "./app";
import { followDebugConsole } from "./appearance/debug-console";
import { keepLanguage } from "./appearance/keep-language";
import { followNumberUnits } from "./appearance/number-units";
import { watchErrors } from "./report/report-errors";
import { router } from "./routing/router";
import { followLanguage, followOtherTabs } from "./session";
import { startedEvent } from "./start/events";
import { recoverCode } from "./start/recover-code";
import { scheduleIdleTasks } from "./report/schedule-idle-tasks";

keepLanguage();
followDebugConsole();
followNumberUnits();
followOtherTabs();
followLanguage();
recoverCode();
dispatchEvent(new Event(startedEvent));

// the page drawn by the build stays until there is a page to replace it
const stop = router.subscribe(({ initialized }) => initialized && show());
if (router.state.initialized) show();

function show() {
  stop();
  const root = document.getElementById("root");
  if (root) createRoot(root).render(<App />);
}

watchErrors();
scheduleIdleTasks();
