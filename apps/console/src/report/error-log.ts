import { errorReporter } from "@shopkeeper/hooks/logs";
import { release } from "./release";
import { reportToServer } from "./report-to-server";

/** Adds an error to the server's error log, with the pattern of the route where it happened. */
export const report = errorReporter({ release, send: (failure) => reportToServer("reportError", failure) });
