import { useText } from "@shopkeeper/hooks/texts";
import { layoutText } from "@shopkeeper/hooks/layout";
import { ArrowUpRight } from "lucide-react";
import { VisuallyHidden } from "../core/visually-hidden";

/** Marks an entry that leads out of the console. */
export function ExternalMark() {
  const t = useText(layoutText);
  return (
    <>
      <ArrowUpRight size={13} strokeWidth={1.75} data-mark="" aria-hidden />
      <VisuallyHidden>{t("sidebar.external")}</VisuallyHidden>
    </>
  );
}
