/** Collects console errors from now on; the returned function ends it and throws if there were any. */
export function watchConsole(): () => void {
  const { error } = console;
  const written: string[] = [];
  console.error = (...parts: unknown[]) => {
    const text = parts.map(String).join(" ");
    if (!text.includes("ResizeObserver loop")) written.push(text); // a size that changes again is drawn with the next frame
    error(...parts);
  };
  return () => {
    console.error = error;
    if (written.length > 0) throw new Error(`Written to the console: ${written.join("; ")}`);
  };
}
