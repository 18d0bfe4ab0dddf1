import { useText } from "@shopkeeper/hooks/texts";
import { richTextText } from "@shopkeeper/hooks/rich-text";
import { Eye, Film, Image, Link, Maximize2, Minimize2, TextSearch } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import type { KeyboardEvent } from "react";
import { moveAmong } from "../core/move-among";
import { ColourMenu } from "./colour-menu";
import { InsertMenus } from "./insert-menus";
import type { EditorSession } from "./open-session";
import { SimpleToolButtons } from "./simple-tool-buttons";
import { alignTools, blockTools, historyTools, letterTools } from "./simple-tools";
import { TableMenu } from "./table-menu";
import { TextMenus } from "./text-menus";
import { ToolButton } from "./tool-button";
import { ToolbarContext } from "./toolbar-context";
import { ToolbarRoot, ToolGroup, ToolGroups } from "./toolbar.styles";
import { UploadButton } from "./upload-button";

/** The dialog or panel opened from the toolbar. */
export type Opened = "link" | "picture" | "video" | "search" | "preview" | "library";

export interface EditorToolbarProps {
  session: EditorSession;
  /** The id of the controlled editing area. */
  controls: string;
  opened: Opened | undefined;
  onOpen: (what: Opened | undefined) => void;
  isFull: boolean;
  onFull: (isFull: boolean) => void;
  /** Opens the library; undefined without one. */
  onLibrary: (() => void) | undefined;
}

/** The editor's tools: one tab stop, arrow keys within. */
export function EditorToolbar({ session, controls, opened, onOpen, isFull, onFull, onLibrary }: EditorToolbarProps) {
  const t = useText(richTextText);
  const state = useSyncExternalStore(session.tools.subscribe, session.tools.current);
  const [current, setCurrent] = useState("undo");
  const chain = () => session.editor.chain().focus();
  return (
    <ToolbarContext value={{ session, state, current }}>
      <ToolbarRoot
        role="toolbar"
        aria-label={t("toolbar")}
        aria-controls={controls}
        onKeyDown={moveFocus}
        onFocus={({ target }) => setCurrent(target.closest<HTMLElement>("[data-tool]")?.dataset.tool ?? current)}
      >
        <ToolGroups>
          <div>
            <ToolGroup>
              <SimpleToolButtons tools={historyTools} />
            </ToolGroup>
            <ToolGroup>
              <TextMenus />
            </ToolGroup>
            <ToolGroup>
              <SimpleToolButtons tools={letterTools} />
              <ColourMenu
                tool="color"
                value={state.color}
                onChoose={(color) => (color ? chain().setColor(color) : chain().unsetColor()).run()}
              />
              <ColourMenu
                tool="background"
                value={state.background}
                onChoose={(color) => (color ? chain().setBackgroundColor(color) : chain().unsetBackgroundColor()).run()}
              />
            </ToolGroup>
            <ToolGroup>
              <SimpleToolButtons tools={alignTools} />
            </ToolGroup>
            <ToolGroup>
              <SimpleToolButtons tools={blockTools} />
            </ToolGroup>
            <ToolGroup>
              <ToolButton
                tool="link"
                label={t("tools.link")}
                shortcut="Ctrl+K"
                icon={<Link size={16} aria-hidden />}
                isOn={state.on.includes("link")}
                opens="dialog"
                onPress={() => onOpen("link")}
              />
              <ToolButton
                tool="picture"
                label={t("tools.picture")}
                icon={<Image size={16} aria-hidden />}
                isOn={state.on.includes("image")}
                opens="dialog"
                onPress={() => onOpen("picture")}
              />
              <ToolButton
                tool="video"
                label={t("tools.video")}
                icon={<Film size={16} aria-hidden />}
                isOn={state.on.includes("video")}
                opens="dialog"
                onPress={() => onOpen("video")}
              />
              <TableMenu />
              <InsertMenus />
            </ToolGroup>
            <ToolGroup>
              <ToolButton
                tool="search"
                label={t("tools.search")}
                shortcut="Ctrl+F"
                icon={<TextSearch size={16} aria-hidden />}
                isOn={opened === "search"}
                onPress={() => onOpen(opened === "search" ? undefined : "search")}
              />
              <ToolButton
                tool="preview"
                label={t("tools.preview")}
                icon={<Eye size={16} aria-hidden />}
                opens="dialog"
                onPress={() => onOpen("preview")}
              />
              <ToolButton
                tool="fullscreen"
                label={t(isFull ? "tools.leaveFullscreen" : "tools.fullscreen")}
                icon={isFull ? <Minimize2 size={16} aria-hidden /> : <Maximize2 size={16} aria-hidden />}
                isOn={isFull}
                onPress={() => onFull(!isFull)}
              />
            </ToolGroup>
          </div>
        </ToolGroups>
        <UploadButton onLibrary={onLibrary} />
      </ToolbarRoot>
    </ToolbarContext>
  );
}

const moveFocus = (event: KeyboardEvent<HTMLElement>) =>
  moveAmong(event, "row", [...event.currentTarget.querySelectorAll<HTMLElement>("[data-tool]")]);
