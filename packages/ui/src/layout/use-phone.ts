import { useMedia } from "../core/use-media";

/** Whether the window is a phone's, where the bar has room for little more than a name. */
export const usePhone = () => useMedia("(max-width: 639.98px)");
