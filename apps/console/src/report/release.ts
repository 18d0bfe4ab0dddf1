const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";

/** Names the build of the console: its first file, whose name changes with anything that is built. */
export const release = /([\w.-]{1,40}?)\.\w+$/.exec(entry)?.[1] ?? "unknown";
