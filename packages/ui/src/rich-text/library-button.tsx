import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { Images } from "lucide-react";
import { Button } from "../core/button";

/** A button that opens the library instead of typing an address. */
export function LibraryButton({ onPress }: { onPress: () => void }) {
  const t = useText(richTextText);
  return (
    <Button icon={<Images size={15} aria-hidden />} style={{ marginInlineEnd: "auto" }} onClick={onPress}>
      {t("picture.library")}
    </Button>
  );
}
