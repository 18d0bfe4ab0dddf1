import type { startText } from "@shopkeeper/hooks/layout";
import { isReachable } from "../routing/is-reachable";
import { missingCodeEvent, type MissingCodeDetail, startedEvent } from "./events";
import { claimReload } from "./reload-once";

/*
 * Is part of the page itself and runs before any file of the console: it shows the message for a file that did not load, and
 * reloads the page once.
 */

type Sentence = keyof typeof startText.zh;

/** Inserted by the build. */
declare const SENTENCES: Readonly<Record<"zh" | "en", Readonly<Record<Sentence, string>>>>;

const sentenceMs = 1_500;
const startMs = 30_000;
const started = new AbortController();
let isBusy = false;
let box: HTMLElement | undefined;

const sentence = (key: Sentence) => SENTENCES[isEnglish() ? "en" : "zh"][key];

function isEnglish() {
  try {
    return localStorage.getItem("language")?.toLowerCase().startsWith("en") === true;
  } catch {
    return false;
  }
}

function say(key: Sentence, ...buttons: HTMLElement[]) {
  box?.remove();
  box = document.createElement("div");
  box.role = "alert";
  box.id = "missing-code";
  box.style.cssText =
    "position:fixed;inset:16px 16px auto;width:fit-content;max-width:calc(100% - 32px);margin:0 auto;padding:10px 16px;display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;justify-content:center;z-index:99999;border:1px solid #8886;border-radius:8px;background:Canvas;color:CanvasText;box-shadow:0 6px 24px #0003;font:14px/1.5 system-ui,sans-serif";
  const text = document.createElement("span");
  text.textContent = sentence(key);
  box.append(text, ...buttons);
  // above the dialogs, which are above everything else, and inside the top one: nothing outside it can be pressed
  const [dialog] = [...document.querySelectorAll("dialog[open]")].slice(-1);
  (dialog ?? document.body ?? document.documentElement).append(box);
  box.popover = "manual";
  box.showPopover?.();
}

function button(key: Sentence, press: () => void) {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = sentence(key);
  made.style.cssText =
    "padding:3px 12px;border:1px solid #8886;border-radius:6px;background:transparent;color:inherit;font:inherit;cursor:pointer";
  made.onclick = press;
  return made;
}

const reload = () => location.reload();

function offer(key: Sentence) {
  const close = started.signal.aborted ? [button("close", () => box?.remove())] : [];
  say(key, button("reload", reload), ...close);
}

async function recover({ mayReload, isShown }: MissingCodeDetail) {
  if (isBusy) return;
  isBusy = true;
  const isHere = await isReachable();
  if (isHere && mayReload && claimReload()) {
    say("reloading");
    setTimeout(reload, sentenceMs);
    return;
  }
  if (!isShown) offer(isHere ? "missing" : "offline");
  isBusy = false;
}

const recoverStart = () => void recover({ mayReload: true, isShown: false });
const isNeeded = (target: EventTarget | null) =>
  target instanceof HTMLScriptElement || (target instanceof HTMLLinkElement && target.rel === "stylesheet");

const { signal } = started;
addEventListener("error", ({ target }) => isNeeded(target) && recoverStart(), { capture: true, signal });
let early: HTMLElement | undefined;
const late = setTimeout(() => {
  if (box?.isConnected) return;
  offer("missing");
  early = box;
}, startMs);
addEventListener(startedEvent, () => {
  started.abort();
  clearTimeout(late);
  // loading was slow but succeeded; the message about missing styles stays
  early?.remove();
});
addEventListener(missingCodeEvent, (event) => void recover("detail" in event ? event.detail : { mayReload: true, isShown: false }));
