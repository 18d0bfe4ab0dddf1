import type { VideoFormOptions } from "./use-video-form";

/** What the form at an address is for, as the specification writes it: `{id?}/{isDisabled?}`; isDisabled 1 only looks. */
export function readVideoAddress({ id, isDisabled }: Readonly<Record<string, string | undefined>>): Pick<VideoFormOptions, "mode" | "id"> {
  if (!/^[1-9]\d{0,9}$/.test(id ?? "")) return { mode: "add" };
  return { mode: isDisabled === "1" ? "view" : "edit", id: Number(id) };
}
