import { type Measure, vitalsBatch } from "@shopkeeper/hooks/logs";
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";
import { release } from "./release";
import { patternAt } from "../routing/route-at";
import { reportToServer } from "./report-to-server";

const reportedKey = "vitals-told";
const shareOfLater = 0.1;
const narrow = "(max-width: 991.98px)";

/** Measures the page's speed for its user, in production, and reports it to the server when the page is left. */
export function reportVitals(landing: string) {
  if (!import.meta.env.PROD || !isSampled()) return;
  const batch = vitalsBatch({ release, device: matchMedia(narrow).matches ? "mobile" : "desktop" });
  const atLanding = (measure: Measure) => batch.note(measure, landing);
  const here = (measure: Measure) => batch.note(measure, patternAt(location.pathname));
  onTTFB(atLanding);
  onFCP(atLanding);
  onLCP(atLanding);
  onCLS(here);
  onINP(here);
  const report = () => {
    const vitals = batch.take();
    if (vitals) reportToServer("reportVitals", vitals);
  };
  // the observers deliver their last values when the page is hidden: these too, in one batch
  document.addEventListener("visibilitychange", () => document.visibilityState === "hidden" && setTimeout(report));
  window.addEventListener("pagehide", report);
}

/** The first page of each browser tab, and one in ten of those after it. */
function isSampled() {
  const isLater = sessionStorage.getItem(reportedKey) !== null;
  sessionStorage.setItem(reportedKey, "1");
  return !isLater || Math.random() < shareOfLater;
}
