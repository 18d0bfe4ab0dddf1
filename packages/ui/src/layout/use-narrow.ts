import { mobileWidth } from "@shopkeeper/hooks/layout";
import { useMedia } from "../core/use-media";

/** Whether the window is as narrow as a phone's or a tablet's, where the sidebar is a drawer. */
export const useNarrow = () => useMedia(`(max-width: ${mobileWidth - 0.02}px)`);
