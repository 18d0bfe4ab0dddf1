import { errorReporter } from "@shopkeeper/hooks/logs";
import { release } from "./release";
import { reportToServer } from "./report-to-server";

/** Puts a failure into the server's error log, with the pattern of the route it happened at. */
export const report = errorReporter({ release, send: (failure) => reportToServer("reportError", failure) });
