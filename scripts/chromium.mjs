// Finds the Chromium for browser tests and benchmarks. As a command it prints the path.
import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, readdirSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";

const isRoot = process.getuid?.() === 0;

/** Launch arguments: no telemetry, no graphics card, and no sandbox where root cannot have one. */
export const chromiumArgs = [
  ...(isRoot ? ["--no-sandbox"] : []),
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

let found;
let foundShell;

/** The path of a Chromium or Chrome; throws an error with the package to install if there is none. */
export function chromium() {
  return (found ??= named() ?? installed() ?? playwrights() ?? debians() ?? missing());
}

/** The path of the test browser: the headless shell if there is one, since it does less per page, else `chromium()`. */
export function headlessChromium() {
  return (foundShell ??= named() ?? onPath(["chromium-headless-shell", "chrome-headless-shell"]) ?? chromium());
}

function named() {
  const path = process.env.CHROME_PATH;
  if (!path) return undefined;
  if (!isProgram(path)) throw new Error(`CHROME_PATH names ${path}, which is no program. Set it to a Chrome or Chromium, or leave it out.`);
  return path;
}

function installed() {
  const windows = [process.env.PROGRAMFILES, process.env["PROGRAMFILES(X86)"], process.env.LOCALAPPDATA].filter(Boolean);
  return (
    onPath(["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"]) ??
    [
      "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
      "/Applications/Chromium.app/Contents/MacOS/Chromium",
      ...windows.map((folder) => join(folder, "Google/Chrome/Application/chrome.exe")),
    ].find(isProgram)
  );
}

function onPath(names) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return folders.flatMap((folder) => names.map((name) => join(folder, name))).find(isProgram);
}

function playwrights() {
  const folders = [
    process.env.PLAYWRIGHT_BROWSERS_PATH,
    join(homedir(), ".cache/ms-playwright"),
    join(homedir(), "Library/Caches/ms-playwright"),
    join(process.env.LOCALAPPDATA ?? homedir(), "ms-playwright"),
  ];
  const inside = [
    "chrome-linux/chrome",
    "chrome-linux64/chrome",
    "chrome-mac/Chromium.app/Contents/MacOS/Chromium",
    "chrome-win/chrome.exe",
    "chrome-win64/chrome.exe",
  ];
  return folders
    .filter((folder) => folder && existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^chromium-\d+$/.test(name))
        .sort()
        .reverse()
        .flatMap((name) => inside.map((path) => join(folder, name, path))),
    )
    .find(isProgram);
}

function debians() {
  if (!isRoot || !existsSync("/usr/bin/apt-get")) return undefined;
  console.error("No Chromium found: installing Debian's (apt-get install chromium fonts-noto-cjk)");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  try {
    execFileSync("apt-get", ["update", "-qq"], { env, stdio: ["ignore", "ignore", "inherit"] });
    execFileSync("apt-get", ["install", "-y", "-qq", "chromium", "fonts-noto-cjk"], { env, stdio: ["ignore", "ignore", "inherit"] });
  } catch {
    return undefined;
  }
  return installed();
}

function missing() {
  throw new Error(
    "No Chromium or Chrome was found, and browser tests do not pass by being skipped.\n" +
      "Install one (Debian: apt-get install chromium fonts-noto-cjk; others: npx playwright install chromium), or set CHROME_PATH to its program.",
  );
}

function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  try {
    console.log(chromium());
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
