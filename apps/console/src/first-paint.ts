import "virtual:styles/page.css";
import { applyAppearance } from "@shopkeeper/ui/theme";
import { missingCodeEvent } from "./start/events";
import { firstAppearance } from "./appearance/first-appearance";

/*
 * Runs before the first paint, which waits for it: sets the page's colours, and removes the login drawn by the build where another
 * page or another language will be shown. The console itself starts right after that paint.
 */
applyAppearance(firstAppearance());
const drawn = document.querySelector("#root > *");
const isHeld = document.cookie.includes("merJToken=");
const isEnglish = localStorage.getItem("language")?.toLowerCase().startsWith("en") === true;
if (isHeld || isEnglish) drawn?.remove();

const start = () => void import("./main").catch(() => dispatchEvent(new Event(missingCodeEvent)));
if (drawn?.isConnected) requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(start)));
else start();
