import { useState } from "react";
import type { ReactNode } from "react";
import { Popover } from "../core/popover";
import { ToolButton } from "./tool-button";
import { useToolbar } from "./toolbar-context";

export interface ToolMenuProps {
  tool: string;
  label: string;
  icon?: ReactNode;
  /** The content; `close` puts the cursor back into the text. */
  children: (close: () => void) => ReactNode;
}

/** A tool that opens a popup of choices. */
export function ToolMenu({ tool, label, icon, children }: ToolMenuProps) {
  const { editor } = useToolbar().session;
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <ToolButton
        tool={tool}
        label={label}
        icon={icon}
        opens="dialog"
        isChoice
        onPress={(event) => setAnchor(anchor ? undefined : event.currentTarget)}
      />
      {anchor && (
        <Popover anchor={anchor} label={label} onClose={() => setAnchor(undefined)}>
          {children(() => {
            setAnchor(undefined);
            editor.commands.focus();
          })}
        </Popover>
      )}
    </>
  );
}
