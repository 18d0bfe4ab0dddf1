import type { VideoFormOptions } from "./use-video-form";

/** The purpose of the form at an address, `{id?}/{isDisabled?}` in the specification; isDisabled 1 only views. */
export function readVideoAddress({ id, isDisabled }: Readonly<Record<string, string | undefined>>): Pick<VideoFormOptions, "mode" | "id"> {
  if (!/^[1-9]\d{0,9}$/.test(id ?? "")) return { mode: "add" };
  return { mode: isDisabled === "1" ? "view" : "edit", id: Number(id) };
}
